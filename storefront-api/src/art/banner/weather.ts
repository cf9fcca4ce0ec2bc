import { blur, linear } from '../drawing/drawing.ts';
import type { Scene } from './banner.ts';

function dots(scene: Scene, count: number, low: number, high: number): string {
  const { random, width } = scene;
  return Array.from({ length: count }, () => `M${random.whole(0, width)} ${random.whole(low, high)}h.1`).join(
    '',
  );
}

function stars(scene: Scene): string {
  const { height } = scene;
  const small = dots(scene, 48, 0, Math.round(height * 0.55));
  const large = dots(scene, 22, 0, Math.round(height * 0.45));
  return (
    `<path d="${small}" stroke="#fff" stroke-width="1.6" stroke-linecap="round" opacity="0.6"/>` +
    `<path d="${large}" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity="0.85"/>`
  );
}

function clouds(scene: Scene): string {
  const { random, width, height, mood } = scene;
  return Array.from({ length: mood.flakes ? 7 : 4 }, () => {
    const x = random.whole(0, width);
    const y = Math.round(height * random.between(0.06, 0.38));
    const rx = Math.round(width * random.between(0.08, 0.2));
    return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${Math.round(height * random.between(0.008, 0.03))}"/>`;
  }).join('');
}

function snowfall(scene: Scene): string {
  const { mood, height, random, width } = scene;
  const flake = (count: number, size: number, opacity: number) =>
    `<path d="${dots(scene, count, 0, height)}" stroke="#fff" stroke-width="${size}" stroke-linecap="round" opacity="${opacity}"/>`;
  const veil = linear(scene, random.between(70, 110), [
    [0, mood.haze, 0.55],
    [0.6, mood.haze, 0.15],
    [1, mood.haze, 0.35],
  ]);
  return `<rect width="${width}" height="${height}" fill="${veil}"/>${flake(mood.flakes, 3, 0.7)}${flake(Math.round(mood.flakes / 3), 6, 0.85)}`;
}

export function weather(scene: Scene, place: 'behind' | 'front'): string {
  const { mood } = scene;
  if (place === 'front') return mood.flakes ? snowfall(scene) : '';
  if (mood.stars) return stars(scene);
  return `<g fill="${mood.light}" opacity="${mood.flakes ? 0.35 : 0.5}" filter="${blur(scene, 9)}">${clouds(scene)}</g>`;
}
