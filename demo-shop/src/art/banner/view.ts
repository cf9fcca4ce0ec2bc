import type { Noise } from './noise.ts';
import type { Heights } from './terrain.ts';
import type { Field } from './tones.ts';

export interface Light {
  /** Direction to the sun: right, up and away from the viewer. */
  across: number;
  up: number;
  away: number;
  /** Height above which the sun shines, share of the unit; 0 lights everything. */
  above: number;
}

export interface ViewOptions {
  heights: Heights;
  /** Noise that determines where snow lies. */
  patches: Noise;
  snow: number;
  light: Light;
  /** Pixels per unit; position of x = 0 and of the foot, px. */
  unit: number;
  originX: number;
  foot: number;
  /** Vertical rise of distant points on the picture, because the camera looks slightly down. */
  tilt: number;
  width: number;
  cell: number;
}

export interface View {
  /** Brightness: 0 is rock in the shade, 1 is snow in the sun. */
  tones: Field;
  /** Vertical position of the skyline, px, one for each column of `tones`. */
  skyline: readonly number[];
}

const depth = 0.72;
const smooth = (low: number, high: number, value: number) => {
  const t = Math.min(1, Math.max(0, (value - low) / (high - low)));
  return t * t * (3 - 2 * t);
};

/** Projects a height field: each column is scanned from near to far, hidden points are skipped. */
export function viewOf(options: ViewOptions): View {
  const { heights, unit, originX, foot, tilt, width, cell } = options;
  const step = cell / unit;
  const left = -3 * cell;
  const columns = Math.ceil((width - 2 * left) / cell);
  const steps = Math.ceil(depth / step);
  const land = new Float32Array(columns * steps);
  for (let column = 0; column < columns; column += 1)
    for (let z = 0; z < steps; z += 1)
      land[column * steps + z] = heights((left + column * cell - originX) / unit, z * step);

  const tone = shader(options, land, columns, steps, step);
  const skyline: number[] = [];
  const seen: number[][] = [];
  for (let column = 0; column < columns; column += 1) {
    const shades: number[] = [];
    let highest = foot + 4 * cell;
    let before = tone(column, 0);
    for (let z = 0; z < steps; z += 1) {
      const y = foot - z * step * tilt * unit - (land[column * steps + z] ?? 0) * unit;
      if (y >= highest) continue;
      const here = tone(column, z);
      const from = Math.floor(highest / cell);
      const to = Math.floor(y / cell);
      for (let row = from; row > to; row -= 1)
        shades[row] = before + ((here - before) * (from - row)) / Math.max(1, from - to);
      [highest, before] = [y, here];
    }
    skyline.push(highest);
    seen.push(shades);
  }
  const top = Math.floor(Math.min(...skyline) / cell) - 2;
  const rows = Math.ceil(foot / cell) + 4 - top;
  const values = new Float32Array(columns * rows);
  for (const [column, shades] of seen.entries()) {
    let last = 0.5;
    for (let row = rows - 1; row >= 0; row -= 1) {
      // Continues the last shade above the skyline: the outline is clipped there.
      last = shades[row + top] ?? last;
      values[row * columns + column] = last;
    }
  }
  return { tones: { columns, rows, cell, left, top: top * cell, values }, skyline };
}

function shader(options: ViewOptions, land: Float32Array, columns: number, steps: number, step: number) {
  const { light, snow, patches, originX, unit, cell } = options;
  const reach = Math.hypot(light.across, light.away) || 1;
  const length = Math.hypot(reach, light.up);
  const at = (column: number, z: number) =>
    land[
      Math.min(columns - 1, Math.max(0, Math.round(column))) * steps +
        Math.min(steps - 1, Math.max(0, Math.round(z)))
    ] ?? 0;

  const summit = land.reduce((highest, height) => Math.max(highest, height));

  function shadow(column: number, z: number, height: number): number {
    let clear = 1;
    for (let far = 2; far < 70 && clear > 0; far += 2 + far / 12) {
      const ray = height + far * step * (light.up / reach);
      // Nothing casts a shadow on a ray above all land.
      if (ray > summit) break;
      const over = at(column + (light.across / reach) * far, z + (light.away / reach) * far) - ray;
      clear = Math.min(clear, 1 - over / (step * 2.5));
    }
    return Math.min(1, Math.max(0, clear));
  }

  return (column: number, z: number): number => {
    const height = at(column, z);
    const slopeX = (at(column + 1, z) - at(column - 1, z)) / (2 * step);
    const slopeZ = (at(column, z + 1) - at(column, z - 1)) / (2 * step);
    const hollow =
      (at(column - 2, z) + at(column + 2, z) + at(column, z - 2) + at(column, z + 2) - 4 * height) / step;
    const facing = light.up - light.across * slopeX - light.away * slopeZ;
    const steep = Math.hypot(slopeX, slopeZ);
    const lit = Math.max(0, facing) / (Math.hypot(1, steep) * length);
    const x = -3 * cell + column * cell - originX;
    const patch = patches((x / unit) * 9, z * step * 7);
    const holds =
      snow * 2.05 - steep * 0.68 + hollow * 0.22 + patch * 0.6 + Math.min(0.35, height) * 0.8 - 0.1;
    const white = smooth(0.08, 0.38, holds);
    const possible =
      lit * (light.above ? smooth(light.above - 0.07, light.above + 0.05, height + patch * 0.03) : 1);
    const sun = possible > 0 ? possible * shadow(column, z, height) : 0;
    // Indirect light from the sky and opposite slopes: without it, shaded faces look flat.
    const bounce = light.up + 0.5 + light.across * slopeX * 0.9 - 0.35 * slopeZ;
    const fill = Math.max(0, bounce) / (Math.hypot(1, steep) * length);
    const onSnow = 0.3 + 0.62 * sun + 0.17 * fill + patch * 0.05;
    const onRock = 0.02 + 0.34 * sun + 0.12 * fill + patch * 0.07;
    return onRock + (onSnow - onRock) * white;
  };
}
