import type { Random } from '../drawing/random.ts';

/** Smooth noise over a plane, roughly -1 to 1. */
export type Noise = (x: number, y: number) => number;

const size = 256;

/** Creates gradient noise: unlike value noise, it shows no grid in lit slopes. */
export function createNoise(random: Random): Noise {
  const turns = Array.from({ length: size }, () => random.between(0, 2 * Math.PI));
  const across = Float64Array.from(turns, (turn) => Math.cos(turn));
  const along = Float64Array.from(turns, (turn) => Math.sin(turn));
  const order = Uint8Array.from({ length: size }, () => random.whole(0, size - 1));
  const dot = (column: number, row: number, dx: number, dy: number) => {
    const index = order[((order[column & 255] ?? 0) + row) & 255] ?? 0;
    return (across[index] ?? 0) * dx + (along[index] ?? 0) * dy;
  };
  const ease = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);
  return (x, y) => {
    const column = Math.floor(x);
    const row = Math.floor(y);
    const dx = x - column;
    const dy = y - row;
    const sx = ease(dx);
    const sy = ease(dy);
    const top = dot(column, row, dx, dy) * (1 - sx) + dot(column + 1, row, dx - 1, dy) * sx;
    const low = dot(column, row + 1, dx, dy - 1) * (1 - sx) + dot(column + 1, row + 1, dx - 1, dy - 1) * sx;
    return (top * (1 - sy) + low * sy) * 1.5;
  };
}

/** Returns fractal noise: octaves of rising frequency and falling amplitude. */
export function layered(noise: Noise, octaves: number): Noise {
  return (x, y) => {
    let sum = 0;
    let share = 0.5;
    let scale = 1;
    for (let octave = 0; octave < octaves; octave += 1) {
      sum += noise(x * scale, y * scale + octave * 17.3) * share;
      share *= 0.5;
      scale *= 2.03;
    }
    return sum;
  };
}

/** Returns ridged noise, 0 to 1: sharp crests between rounded hollows. */
export function ridged(noise: Noise, octaves: number, fading = 0.5): Noise {
  return (x, y) => {
    let sum = 0;
    let share = 0.55;
    let weight = 1;
    let scale = 1;
    for (let octave = 0; octave < octaves; octave += 1) {
      const crest = 1 - Math.abs(noise(x * scale + octave * 9.1, y * scale));
      const height = crest * crest * weight;
      sum += height * share;
      weight = Math.min(1, height * 1.6);
      share *= fading;
      scale *= 2.07;
    }
    return sum;
  };
}
