import { createDefinitions, type Drawing } from '../drawing/drawing.ts';
import { createRandom, type Random } from '../drawing/random.ts';
import type { BannerMood } from 'storefront-ports/picture-originals';
import type { BannerArtSpec } from '../spec.ts';
import { hours } from './moods.ts';
import type { Hour } from './moods/hour.ts';
import type { Light } from './view.ts';

/**
 * View of the mountains. Lengths are shares of one unit, so that a wide and a square picture show the same place: the
 * wide one more at the sides, the square one more sky and foreground.
 */
export interface Scene extends Pick<Drawing, 'define' | 'definitions'> {
  key: string;
  mood: BannerMood;
  hour: Hour;
  light: Light;
  width: number;
  height: number;
  unit: number;
  /** Position of the main summit, px from the left. */
  heroX: number;
  /** Convert units to px: x from the main summit, y from the top of the wide picture. */
  x: (units: number) => number;
  y: (units: number) => number;
  /** Converts px of the wide banner to px of this picture. */
  px: (pixels: number) => number;
  random: (part: string) => Random;
}

/** Creates a scene from a banner spec. */
export function createScene(spec: BannerArtSpec): Scene {
  const { key, mood } = spec;
  const width = Math.round(spec.width);
  const height = Math.round(spec.height);
  const unit = Math.min(height, width * 0.7);
  const heroX = width * Math.min(0.7, 0.5 + Math.max(0, width / height - 0.8) * 0.14);
  const random = (part: string) => createRandom(`${key}|${part}`);
  const air = random('light');
  const hour = air.pick(hours[mood]);
  const side = air.chance(0.7) ? 1 : -1;
  return {
    ...createDefinitions(`${key}|${mood}|${width}x${height}`),
    key,
    mood,
    hour,
    light: {
      across: side * Math.sqrt(1 - hour.away ** 2),
      up: hour.up * air.between(0.9, 1.15),
      away: hour.away,
      above: hour.above,
    },
    width,
    height,
    unit,
    heroX,
    x: (units) => heroX + units * unit,
    y: (units) => (height - unit) * 0.66 + units * unit,
    px: (pixels) => (pixels * unit) / 445,
    random,
  };
}
