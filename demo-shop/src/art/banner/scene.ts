import { createDefinitions, type Drawing } from '../drawing/drawing.ts';
import { createRandom, type Random } from '../drawing/random.ts';
import type { BannerArtSpec, BannerMood } from '../spec.ts';
import { hours } from './moods.ts';
import type { Hour } from './moods/hour.ts';
import type { Light } from './view.ts';

/**
 * One view of the mountains. Its lengths are shares of one unit, so that a wide picture and a square one
 * show the same place: the wide one more of what lies beside it, the square one more sky and more ground.
 */
export interface Scene extends Pick<Drawing, 'define' | 'definitions'> {
  key: string;
  mood: BannerMood;
  hour: Hour;
  light: Light;
  width: number;
  height: number;
  unit: number;
  /** Pixels from the left where the hero mountain stands. */
  heroX: number;
  /** Pixels for units: 0 is the hero's place, and the top of the wide picture. */
  x: (units: number) => number;
  y: (units: number) => number;
  /** A pixel of the wide banner in this picture. */
  px: (pixels: number) => number;
  random: (part: string) => Random;
}

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
