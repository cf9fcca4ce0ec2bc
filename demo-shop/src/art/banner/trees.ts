import type { Random } from '../drawing/random.ts';
import { mix } from '../drawing/colour.ts';
import { createNoise } from './noise.ts';
import type { Scene } from './scene.ts';
import { stepPath } from './paths.ts';

type Edge = (x: number) => number;

/** Returns the path of a distant, asymmetric fir. */
function spire(x: number, y: number, tall: number, half: number): string {
  const top = `M${Math.round(x)} ${Math.round(y - tall)}`;
  const rest = Math.round(tall) - 5;
  if (tall < 13) return `${top}l${half} ${rest + 5}h${-2 * half}z`;
  const third = Math.round(rest / 3);
  return `${top}l${half - 1} ${third + 4}-1 1 2 ${third}-1 0 2 ${third}h${-2 * half - 2}l2-${third}h-1l2-${third} 0-2z`;
}

export interface ForestOptions {
  name: string;
  edge: Edge;
  /** Units from the main summit, left and right end. */
  from: number;
  to: number;
  count: number;
  tall: number;
  colour: string;
  /** Depth of the forest below the edge, px of the wide banner. */
  depth: number;
}

/** Draws groups of firs with clearings; firs further down are nearer and larger. */
export function forest(scene: Scene, options: ForestOptions): string {
  const { edge, from, to, count, tall, depth, colour } = options;
  const random = scene.random(options.name);
  const density = createNoise(random);
  const trees = Array.from({ length: count }, () => {
    const u = random.between(from, to);
    const down = random.between(0, 1) ** 1.4;
    return { u, down, size: random.between(0.6, 1.15) * (0.7 + down * 0.7) };
  })
    .filter(({ u, down }) => density(u * 1.5, down * 1.2) > 0.04 + down * 0.12)
    .toSorted((one, other) => one.down - other.down);
  const path = trees
    .map(({ u, down, size }) => {
      const x = scene.x(u);
      const half = Math.max(2, Math.round(scene.px(tall * size * 0.16)));
      return spire(x, edge(x) + scene.px(2 + down * depth), scene.px(tall * size), half);
    })
    .join('');
  return `<path d="${path}" fill="${colour}"/>`;
}

/** Returns the points of one side of a fir; boughs get longer towards the ground. */
function boughs(random: Random, tall: number, side: number): [number, number][] {
  const tiers = Math.min(9, 4 + Math.round(tall / 22));
  return Array.from({ length: tiers }, (_, index): [number, number][] => {
    const share = (index + 0.7) / tiers;
    const reach = tall * 0.23 * share ** 0.85 * random.between(0.78, 1.12);
    const tip = tall * (share * 0.94) + reach * 0.16;
    return [
      [side * reach, tip],
      [side * reach * 0.42, tip - tall * 0.035],
    ];
  }).flat();
}

export interface Fir {
  /** Units from the main summit. */
  u: number;
  /** Vertical position of the foot, px. */
  y: number;
  /** Height, px of the wide banner. */
  tall: number;
}

/** Draws firs in the foreground, with snow on the side towards the light. */
export function nearFirs(scene: Scene, firs: readonly Fir[], haze = 0): string {
  const { hour, light } = scene;
  const random = scene.random(`firs ${haze}`);
  const side = Math.sign(light.across);
  const drawn = firs.map(({ u, y, tall: size }) => {
    const x = scene.x(u);
    const tall = scene.px(size);
    const top = y - tall;
    const place = ([dx, dy]: readonly [number, number]) => [x + dx, top + dy] as const;
    const right = boughs(random, tall, 1);
    const left = boughs(random, tall, -1);
    const lit = side > 0 ? right : left;
    const trunk: [number, number][] = [
      [tall * 0.02, tall * 0.98],
      [-tall * 0.02, tall * 0.98],
    ];
    const whole = stepPath(
      [[0, 0], ...right, ...trunk, ...left.toReversed()].map((each) => place([each[0] ?? 0, each[1] ?? 0])),
    );
    const caps = lit
      .flatMap(([dx, dy], index) => {
        if (index % 2) return [];
        const [innerX, innerY] = [dx * 0.12, dy - tall * 0.085];
        return `${stepPath([place([innerX, innerY]), place([dx * 0.96, dy - tall * 0.008]), place([dx * 0.5, dy - tall * 0.022])])}z`;
      })
      .join('');
    return { whole: `${whole}z`, caps };
  });
  return (
    `<path d="${drawn.map(({ whole }) => whole).join('')}" fill="${mix(hour.tree, hour.haze, haze)}"/>` +
    `<path d="${drawn.map(({ caps }) => caps).join('')}" fill="${mix(mix(hour.slope[0], hour.slope[1], 0.25), hour.haze, haze)}" opacity="${hour.isGreen ? 0.12 : 0.75}"/>`
  );
}
