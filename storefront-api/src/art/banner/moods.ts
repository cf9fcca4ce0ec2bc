import type { BannerMood } from '../spec.ts';

export interface Mood {
  /** From the zenith to the horizon. */
  sky: readonly [string, string, string];
  /** Colour that far things fade into. */
  haze: string;
  rock: string;
  snow: string;
  /** Snow and trees in the foreground. */
  slope: string;
  slopeShade: string;
  tree: string;
  light: string;
  glow: number;
  /** Share of the height, from the top. */
  lightHeight: number;
  /** Radius of sun or moon as a share of the height; 0 draws none. */
  disc: number;
  stars: boolean;
  flakes: number;
}

export const moods: Readonly<Record<BannerMood, Mood>> = {
  dawn: {
    sky: ['#2f4a73', '#8e88ad', '#f6c3a4'],
    haze: '#d8b4b9',
    rock: '#46507e',
    snow: '#ffe6d6',
    slope: '#e9dde4',
    slopeShade: '#8e93b8',
    tree: '#27365a',
    light: '#ffd9a0',
    glow: 0.85,
    lightHeight: 0.52,
    disc: 0.05,
    stars: false,
    flakes: 0,
  },
  midday: {
    sky: ['#1c6fb5', '#5aa9dd', '#cfe8f5'],
    haze: '#c4dfee',
    rock: '#2f5a82',
    snow: '#ffffff',
    slope: '#fbfdff',
    slopeShade: '#b4cfe4',
    tree: '#173a4c',
    light: '#fffbe8',
    glow: 0.9,
    lightHeight: 0.16,
    disc: 0.055,
    stars: false,
    flakes: 0,
  },
  dusk: {
    sky: ['#1a2350', '#6a4a86', '#f08a63'],
    haze: '#c9798a',
    rock: '#2a2b58',
    snow: '#f3b8b0',
    slope: '#b9a6cd',
    slopeShade: '#565a94',
    tree: '#1a1d42',
    light: '#ffb27a',
    glow: 0.8,
    lightHeight: 0.56,
    disc: 0.06,
    stars: false,
    flakes: 0,
  },
  night: {
    sky: ['#061024', '#0e2445', '#2b5175'],
    haze: '#2b4f70',
    rock: '#0b1c33',
    snow: '#9fc0dc',
    slope: '#7fa3c4',
    slopeShade: '#274868',
    tree: '#06121f',
    light: '#dcebff',
    glow: 0.45,
    lightHeight: 0.2,
    disc: 0.06,
    stars: true,
    flakes: 0,
  },
  storm: {
    sky: ['#56687a', '#8496a5', '#c3ced6'],
    haze: '#b9c5ce',
    rock: '#44535f',
    snow: '#eef3f6',
    slope: '#e3eaef',
    slopeShade: '#9aabb9',
    tree: '#2f3d48',
    light: '#f4f8fb',
    glow: 0.5,
    lightHeight: 0.24,
    disc: 0,
    stars: false,
    flakes: 54,
  },
};
