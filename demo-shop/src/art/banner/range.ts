import { mix } from '../drawing/colour.ts';
import { blur, clip, linear, outline } from '../drawing/drawing.ts';
import { createRandom } from '../drawing/random.ts';
import { createNoise, layered } from './noise.ts';
import type { Scene } from './scene.ts';
import { rockTexture } from './texture.ts';
import { createMassif, type MassifName } from './massifs.ts';
import { heightsOf } from './terrain.ts';
import { simplify, stepPath } from './paths.ts';
import { tonePath, type Field } from './tones.ts';
import { viewOf, type View } from './view.ts';

export interface RangeOptions {
  /** Seed of the shape. */
  name: string;
  massif: MassifName;
  /** Horizontal position of the highest summit, units from the main summit. */
  at: number;
  /** Vertical position of the foot in units, and factor of the size. */
  foot: number;
  scale: number;
  /** Strength of the haze, 0 to 1. */
  haze: number;
  /** Strength of the mist at the foot, 0 to 1. @default 0.85 */
  mist?: number;
  tones: number;
  cell: number;
  /** Minimum area of a drawn spot, square px of the wide banner. */
  smallest: number;
  /** Maximum length of the tone paths, characters. */
  budget: number;
}

/** Returns the colour of a tone (0 to 1) on a ramp from rock in the shade to snow in the sun. */
function rampColour(ramp: readonly string[], tone: number): string {
  const place = Math.min(0.999, Math.max(0, tone)) * (ramp.length - 1);
  const index = Math.floor(place);
  return mix(ramp[index] ?? '#888888', ramp[index + 1] ?? '#888888', place - index);
}

function skylineOf({ tones, skyline }: View): [number, number][] {
  return skyline.map((y, column) => [tones.left + column * tones.cell, y]);
}

/** Returns the tone outlines, simplified step by step until they are within `budget` characters. */
function tonePaths(tones: Field, levels: readonly number[], smallest: number, budget: number): string[] {
  for (let loss = 1; ; loss *= 1.5) {
    const paths = levels.map((level) => tonePath(tones, level, smallest * loss, 0.9 * loss ** 0.5));
    if (loss > 20 || paths.join('').length <= budget) return paths;
  }
}

/** Draws a mountain range with haze and mist. */
export function drawRange(scene: Scene, options: RangeOptions): string {
  const { hour, light, unit, width, height } = scene;
  const { name, at, scale, haze, mist = 0.85, cell } = options;
  const random = createRandom(`${scene.key}|${name}`);
  const massif = createMassif(options.massif, random);
  const heights = heightsOf(massif, random);
  const patches = layered(createNoise(random), 3);
  const foot = scene.y(options.foot);
  const view = viewOf({
    heights: (x, z) => heights((x - at) / scale, z / scale) * scale,
    patches,
    snow: massif.snow,
    light,
    unit,
    originX: scene.heroX,
    foot,
    tilt: 0.2,
    width,
    cell: (cell * unit) / 445,
  });
  const edge = simplify(skylineOf(view), 0.5);
  const body = `${stepPath(edge)}V${Math.ceil(Math.min(height, foot) + 9)}H${Math.round(view.tones.left)}z`;
  // Distant faces are pale and small: softening them is not worth the size.
  const isNear = haze < 0.55;
  const air = (tone: number) => mix(rampColour(hour.ramp, tone), hour.haze, haze);
  const levels = Array.from({ length: options.tones }, (_, index) => (index + 0.6) / (options.tones + 0.2));
  const paths = tonePaths(view.tones, levels, (options.smallest * unit * unit) / (445 * 445), options.budget);
  const faces = paths.map(
    (path, index) =>
      `<path d="${path}" fill="${air(((levels[index] ?? 0) + (levels[index + 1] ?? 1)) / 2)}"/>`,
  );
  const veil = linear(scene, 90, [
    [0, hour.haze, 0],
    [0.45, hour.haze, mist * 0.12],
    [1, hour.haze, mist],
  ]);
  const top = Math.floor(Math.min(...view.skyline));
  const box = `y="${top}" width="${width}" height="${Math.ceil(foot - top + 9)}"`;
  return (
    `<g clip-path="${clip(scene, body)}"><use href="${outline(scene, body)}" fill="${air(0.06)}"/>${isNear ? `<g filter="${blur(scene, 0.9)}">${faces.join('')}</g>` : faces.join('')}` +
    `<rect ${box} fill="${rockTexture(scene)}" opacity="${(0.32 * (1 - haze) ** 2).toFixed(2)}"/>` +
    `<rect ${box} fill="${veil}"/></g>`
  );
}
