import { mix } from '../drawing/colour.ts';
import { linear } from '../drawing/drawing.ts';
import type { Scene } from './banner.ts';

function fir(x: number, y: number, tall: number): string {
  const w = tall * 0.2;
  const tier = (top: number, bottom: number, half: number) =>
    `M${Math.round(x)} ${Math.round(y - tall * top)}l${Math.round(half)} ${Math.round(tall * (top - bottom))}h${Math.round(-2 * half)}z`;
  // Far off, the lowest branches are all one sees.
  const top = tier(1, 0.5, w * 0.66);
  return tall < 40 ? top + tier(0.68, 0.02, w) : top + tier(0.75, 0.28, w * 0.85) + tier(0.5, 0.02, w);
}

/** Where the near slope's edge is at x. */
const edgeAt = (scene: Scene, x: number, lift: number) => {
  const { width, height } = scene;
  return height * (0.93 - lift - 0.13 * Math.sin((x / width) * Math.PI * 1.15 + 0.4));
};

function trees(scene: Scene, lift: number, count: number, tall: number): string {
  const { random, width, height } = scene;
  const centres = [random.between(0.02, 0.2), random.between(0.62, 0.98)];
  return Array.from({ length: count }, (_, index) => {
    const centre = centres[index % 2] ?? 0.5;
    const x = width * (centre + random.between(-0.11, 0.11) * random.between(0.2, 1));
    return fir(x, edgeAt(scene, x, lift) + height * 0.012, height * tall * random.between(0.55, 1.15));
  }).join('');
}

function slope(scene: Scene, lift: number, fill: string): string {
  const { width, height } = scene;
  const steps = Array.from({ length: 9 }, (_, index) => {
    const x = (width * index) / 8;
    return `${Math.round(x)} ${Math.round(edgeAt(scene, x, lift))}`;
  });
  const [start, ...rest] = steps;
  const pairs = rest.flatMap((point, index) => (index % 2 ? [`${rest[index - 1]} ${point}`] : []));
  return `<path d="M${start}Q${pairs.join(' ')}V${height}H0z" fill="${fill}"/>`;
}

/** One skier's turns, wider the nearer they come. */
function tracks(scene: Scene): string {
  const { random, width, height, mood } = scene;
  const start = width * random.between(0.36, 0.5);
  let y = edgeAt(scene, start, 0) + 2;
  let path = `M${Math.round(start)} ${Math.round(y)}`;
  for (let turn = 0; turn < 6 && y < height; turn += 1) {
    const reach = (turn % 2 ? -1 : 1) * width * 0.006 * (1 + turn);
    const drop = height * 0.012 * (1 + turn * 0.6);
    const drift = width * 0.004 * (turn + 1);
    path += `c${Math.round(reach)} ${Math.round(drop * 0.2)} ${Math.round(reach + drift)} ${Math.round(drop * 0.8)} ${Math.round(drift)} ${Math.round(drop)}`;
    y += drop;
  }
  return `<path d="${path}" fill="none" stroke="${mood.slopeShade}" stroke-width="2.5" stroke-linecap="round" opacity="0.6"/>`;
}

export function foreground(scene: Scene): string {
  const { mood } = scene;
  const far = linear(scene, 90, [
    [0, mix(mood.slope, mood.haze, 0.35)],
    [1, mood.slopeShade],
  ]);
  const near = linear(scene, 80, [
    [0, mood.slope],
    [1, mood.slopeShade],
  ]);
  return (
    `<path d="${trees(scene, 0.09, 18, 0.11)}" fill="${mix(mood.tree, mood.haze, 0.4)}"/>${slope(scene, 0.09, far)}` +
    `<path d="${trees(scene, 0, 16, 0.19)}" fill="${mood.tree}"/>${slope(scene, 0, near)}${tracks(scene)}`
  );
}
