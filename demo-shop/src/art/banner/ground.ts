import { mix } from '../drawing/colour.ts';
import { blur, clip, linear, outline } from '../drawing/drawing.ts';
import { createNoise, layered } from './noise.ts';
import type { Scene } from './scene.ts';
import { stepPath } from './paths.ts';
import { tonePath, type Field } from './tones.ts';

export type Edge = (x: number) => number;

export interface GroundOptions {
  name: string;
  edge: Edge;
  /** Strength of the haze, 0 to 1. */
  haze: number;
  /** Unevenness of the snow, 0 to 1. */
  drifts: number;
}

/** Returns the edge of a smooth slope: vertical position (px) by x (px). `level`, `lean` and `swell` are units. */
export function roll(scene: Scene, name: string, level: number, lean: number, swell: number): Edge {
  const random = scene.random(name);
  const noise = layered(createNoise(random), 2);
  const shift = random.between(0, 20);
  return (x) => {
    const u = (x - scene.heroX) / scene.unit;
    return scene.y(level - lean * Math.tanh(u * 0.9) + noise(u * 0.75 + shift, 3) * swell);
  };
}

function edgePath(scene: Scene, edge: Edge): string {
  const count = 44;
  const points = Array.from({ length: count + 3 }, (_, index) => {
    const x = (scene.width * (index - 1)) / count;
    return [x, edge(x)] as const;
  });
  return `${stepPath(points)}V${scene.height}H-40z`;
}

/** Draws wind drifts in the light from the side. */
function drifts(scene: Scene, options: GroundOptions, top: number): string {
  const { light, hour, unit, width, height } = scene;
  const noise = layered(createNoise(scene.random(`${options.name} drifts`)), 3);
  const cell = unit / 62;
  const columns = Math.ceil(width / cell) + 4;
  const rows = Math.ceil((height - top) / cell) + 4;
  const values = new Float32Array(columns * rows);
  const side = Math.sign(light.across);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const near = (row * cell) / unit;
      const scale = 1 / (0.55 + near * 0.9);
      const u = (((column - 2) * cell - scene.heroX) / unit) * 0.9 * scale;
      const v = near * 6 * scale;
      values[row * columns + column] = (noise(u, v) - noise(u + side * 0.26, v - 0.2)) * 1.6;
    }
  const field: Field = { columns, rows, cell, left: -2 * cell, top: top - 2 * cell, values };
  const smallest = cell * cell * 4;
  const shade = [-0.1, -0.32, -0.55].map((level) => {
    const below = { ...field, values: values.map((value) => -value) };
    return `<path d="${tonePath(below, -level, smallest, 1.3)}" fill="${hour.slope[1]}" opacity="${0.24 * options.drifts}"/>`;
  });
  const shine = [0.22, 0.5].map(
    (level) =>
      `<path d="${tonePath(field, level, smallest, 1.3)}" fill="${mix(hour.slope[0], '#ffffff', hour.isGreen ? 0.08 : 0.35)}" opacity="${0.32 * options.drifts}"/>`,
  );
  const waves = shade.join('') + shine.join('');
  return options.drifts > 0.6 ? `<g filter="${blur(scene, 2)}">${waves}</g>` : waves;
}

/** Draws a slope of snow from its edge to the bottom. `over`: markup clipped to the slope. */
export function ground(scene: Scene, options: GroundOptions, over = ''): string {
  const { hour, light, height } = scene;
  const path = edgePath(scene, options.edge);
  const top = Math.floor(
    Math.min(...Array.from({ length: 20 }, (_, index) => options.edge((scene.width * index) / 19))),
  );
  const lit = mix(hour.slope[0], hour.haze, options.haze);
  const shade = mix(hour.slope[1], hour.haze, options.haze);
  const fill = linear(scene, light.across > 0 ? 118 : 62, [
    [0, mix(lit, shade, 0.15)],
    [0.5, mix(lit, shade, 0.35)],
    [1, mix(lit, shade, 0.85)],
  ]);
  const snow = options.drifts > 0 ? drifts(scene, options, Math.min(top, height - 4)) : '';
  return `<use href="${outline(scene, path)}" fill="${fill}"/><g clip-path="${clip(scene, path)}">${snow}${over}</g>`;
}
