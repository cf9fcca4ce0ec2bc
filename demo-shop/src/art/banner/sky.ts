import { mix } from '../drawing/colour.ts';
import { blur, linear, radial } from '../drawing/drawing.ts';
import { createNoise, layered } from './noise.ts';
import type { Scene } from './scene.ts';
import { tonePath, type Field } from './tones.ts';

const round = Math.round;

function glow(scene: Scene): string {
  const { hour, light, mood, unit } = scene;
  const random = scene.random('sun');
  const side = Math.sign(light.across);
  const x = round(scene.x(side * random.between(0.35, 0.62)));
  const y = round(scene.y(mood === 'night' ? random.between(0.12, 0.2) : 0.62 - hour.up * 0.55));
  const shine = radial(scene, [
    [0, hour.glow, hour.glowStrength],
    [0.3, hour.glow, hour.glowStrength * 0.45],
    [1, hour.glow, 0],
  ]);
  const moon =
    mood === 'night'
      ? `<circle cx="${x}" cy="${y}" r="${round(unit * 0.026)}" fill="#f1f5fb"/><circle cx="${x - round(unit * 0.009)}" cy="${y - round(unit * 0.004)}" r="${round(unit * 0.024)}" fill="${hour.haze}" opacity="0.12"/>`
      : '';
  return `<circle cx="${x}" cy="${y}" r="${round(unit * 1.1)}" fill="${shine}"/>${moon}`;
}

function stars(scene: Scene): string {
  const { width, height } = scene;
  const random = scene.random('stars');
  const some = (count: number, size: number, opacity: number) => {
    const dots = Array.from(
      { length: count },
      () => `M${random.whole(0, width)} ${round(height * 0.62 * random.between(0, 1) ** 1.3)}h.1`,
    );
    return `<path d="${dots.join('')}" stroke="#fff" stroke-width="${size}" stroke-linecap="round" opacity="${opacity}"/>`;
  };
  return some(150, 1, 0.5) + some(60, 1.6, 0.75) + some(14, 2.4, 0.95);
}

/** Draws northern lights: folded bands, brightest at the lower edge. */
function aurora(scene: Scene): string {
  const random = scene.random('aurora');
  const noise = createNoise(random);
  const band = [0, 1]
    .map((layer) => {
      const fall = linear(scene, 90, [
        [0, '#9a8cff', 0],
        [0.45, '#4fe0a8', 0.22],
        [0.85, '#8ff5c0', 0.5],
        [1, '#8ff5c0', 0],
      ]);
      return Array.from({ length: 38 }, (_, index) => {
        const u = -2.6 + index * 0.105;
        const y = scene.y(0.26 + noise(u * 1.1, layer * 5) * 0.14 - layer * 0.08);
        const tall = scene.px(90 + noise(u * 7, layer) * 50);
        return `<rect x="${round(scene.x(u))}" y="${round(y - tall)}" width="${round(scene.unit * 0.108)}" height="${round(tall)}" fill="${fall}"/>`;
      }).join('');
    })
    .join('');
  return `<g filter="${blur(scene, round(scene.px(11)))}" opacity="0.8">${band}</g>`;
}

/** Horizontal stretch of the clouds and their cover threshold. */
const cloudiness: readonly [readonly [number, number], ...(readonly [number, number])[]] = [
  [5, 0.02],
  [7, -0.05],
  [3, 0.08],
  [4, 0.16],
];

function clouds(scene: Scene): string {
  const { hour, mood, unit, width } = scene;
  const random = scene.random('clouds');
  const noise = layered(createNoise(random), 5);
  const [flat, cover] = random.pick(cloudiness);
  const cell = unit / 52;
  const margin = 3;
  const columns = Math.ceil(width / cell) + 2 * margin;
  const rows = Math.ceil(scene.y(0.62) / cell) + margin;
  const values = new Float32Array(columns * rows);
  const lift = mood === 'storm' ? 0.16 : mood === 'night' ? -0.12 : 0;
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const u = ((column - margin) * cell - scene.heroX) / unit;
      const v = ((row - margin) * cell - scene.y(0)) / unit;
      values[row * columns + column] =
        noise(u * 1.5 + v * 0.6, v * flat) - cover + lift - Math.abs(v - 0.25) * 0.15;
    }
  const field: Field = { columns, rows, cell, left: -margin * cell, top: -margin * cell, values };
  const shade = mix(hour.cloud, hour.sky[0], mood === 'storm' ? 0.5 : 0.15);
  const layers = [0, 0.05, 0.11, 0.18, 0.26].map(
    (level, index) =>
      `<path d="${tonePath(field, level, cell * cell * 8, 1.6)}" fill="${mix(shade, hour.cloud, index / 4)}" opacity="${mood === 'storm' ? 0.29 : 0.19}"/>`,
  );
  return `<g filter="${blur(scene, 2)}">${layers.join('')}</g>`;
}

/** Draws the sky with sun or moon, stars and clouds, depending on the mood. */
export function sky(scene: Scene): string {
  const { hour, mood, width, height } = scene;
  const ground = linear(scene, 90, [
    [0, hour.sky[0]],
    [0.4, hour.sky[1]],
    [0.68, hour.sky[2]],
  ]);
  const night =
    mood === 'night' ? stars(scene) + (scene.random('night').chance(0.4) ? aurora(scene) : '') : '';
  return `<rect width="${width}" height="${height}" fill="${ground}"/>${glow(scene)}${night}${clouds(scene)}`;
}
