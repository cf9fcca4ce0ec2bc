import { blur, linear, radial } from '../drawing/drawing.ts';
import { createNoise } from './noise.ts';
import type { Scene } from './scene.ts';
import { grain } from './texture.ts';

/** Draws a bank of mist. `level`: share of the height; `thick`: px of the wide banner; `strength`: 0 to 1. */
export function mist(scene: Scene, level: number, thick: number, strength: number): string {
  const { hour, width } = scene;
  const noise = createNoise(scene.random(`mist ${level}`));
  const wisp = radial(scene, [
    [0, hour.haze, strength],
    [0.6, hour.haze, strength * 0.45],
    [1, hour.haze, 0],
  ]);
  return Array.from({ length: 7 }, (_, index) => {
    const x = (width * (index + 0.5 + noise(index * 1.7, 1) * 0.8)) / 7;
    const y = scene.y(level + noise(index * 2.3, 5) * 0.03);
    const ry = scene.px(thick * (1 + noise(index * 3.1, 9) * 0.5));
    return `<ellipse cx="${Math.round(x)}" cy="${Math.round(y)}" rx="${Math.round(width * 0.15)}" ry="${Math.round(ry)}" fill="${wisp}"/>`;
  }).join('');
}

/** Draws falling snow. */
export function snowfall(scene: Scene): string {
  const { width, height } = scene;
  const random = scene.random('snowfall');
  const slant = random.between(-5, 5);
  const flakes = (count: number, size: number, opacity: number) => {
    const path = Array.from({ length: count }, () => {
      const long = random.between(0.3, 1) * size * 1.4;
      return `M${random.whole(0, width)} ${random.whole(0, height)}l${(slant * long * 0.2).toFixed(1)} ${long.toFixed(1)}`;
    });
    return `<path d="${path.join('')}" fill="none" stroke="#fff" stroke-width="${size}" stroke-linecap="round" opacity="${opacity}"/>`;
  };
  return (
    flakes(130, 1.3, 0.5) + flakes(60, 2.4, 0.6) + `<g filter="${blur(scene, 2)}">${flakes(16, 7, 0.5)}</g>`
  );
}

/** Draws the last layers: a shade behind page text, darker corners, and film grain. */
export function finish(scene: Scene, forWords = true): string {
  const { width, height } = scene;
  const isWide = width / height > 1.4;
  const calm = isWide
    ? linear(scene, 0, [
        [0, '#0b1b2b', 0.42],
        [0.28, '#0b1b2b', 0.28],
        [0.56, '#0b1b2b', 0],
      ])
    : linear(scene, 90, [
        [0.5, '#0b1b2b', 0],
        [1, '#0b1b2b', 0.3],
      ]);
  const lens = radial(
    scene,
    [
      [0.7, '#0b1b2b', 0],
      [1, '#0b1b2b', 0.24],
    ],
    0.55,
    0.45,
    0.72,
  );
  const whole = `width="${width}" height="${height}"`;
  return `${forWords ? `<rect ${whole} fill="${calm}"/>` : ''}<rect ${whole} fill="${lens}"/><rect ${whole} fill="${grain(scene)}" opacity="0.2"/>`;
}
