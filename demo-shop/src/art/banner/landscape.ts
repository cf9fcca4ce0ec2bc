import { mix } from '../drawing/colour.ts';
import { finish, mist, snowfall } from './finish.ts';
import { ground, roll } from './ground.ts';
import { drawRange } from './range.ts';
import type { Scene } from './scene.ts';
import { sky } from './sky.ts';
import { subjectOf } from './subjects/index.ts';
import type { MassifName } from './massifs.ts';
import { forest, nearFirs } from './trees.ts';

const massifs: readonly [MassifName, ...MassifName[]] = [
  'horn',
  'needles',
  'horn',
  'dome',
  'twins',
  'wall',
  'fells',
  'chain',
  'twins',
];

/** Draws the distant range and the main one in front of it. */
export function ranges(scene: Scene): string {
  const random = scene.random('ranges');
  const { air } = scene.hour;
  const far = drawRange(scene, {
    name: 'far',
    massif: random.pick(['chain', 'chain', 'wall', 'fells']),
    at: random.between(-1.2, -0.6),
    foot: 0.68,
    scale: random.between(0.5, 0.62),
    haze: Math.min(0.84, 0.62 * air),
    mist: 0.9,
    tones: 3,
    cell: 6.5,
    smallest: 70,
    budget: 4_000,
  });
  const hero = drawRange(scene, {
    name: 'hero',
    massif: random.pick(massifs),
    at: random.between(-0.12, 0.1),
    foot: 0.86,
    scale: random.between(0.82, 1.16),
    haze: Math.min(0.5, 0.2 * air),
    mist: 0.8,
    tones: 6,
    cell: 4.6,
    smallest: 40,
    budget: 12_500,
  });
  return far + mist(scene, 0.6, 30, 0.5) + hero;
}

/** Places firs at the right edge and a few on the left. */
function frameOfFirs(scene: Scene, near: (x: number) => number) {
  const random = scene.random('frame');
  const right = (scene.width - scene.heroX) / scene.unit;
  const left = -scene.heroX / scene.unit;
  const count = random.pick([0, 0, 1, 3, 5, 8]);
  return Array.from({ length: count }, (_, index) => {
    const isLeft = index % 5 === 3;
    const u = isLeft ? left + random.between(0.02, 0.2) : right - random.between(0, 0.12 + count * 0.02);
    const y = near(scene.x(u)) + scene.px(random.between(6, 30));
    return { u, y, tall: random.between(50, 170) * (isLeft ? 0.5 : 1) };
  }).toSorted((one, other) => one.y - other.y);
}

/** Draws a complete landscape with the scene's subject. */
export function landscape(scene: Scene): string {
  const { hour, mood } = scene;
  const random = scene.random('ground');
  const lean = random.pick([-0.06, 0.05, 0.1, 0.16, 0.22]);
  const hill = roll(scene, 'hill', random.between(0.77, 0.83), -lean * 0.5, 0.07);
  const near = roll(scene, 'near', random.between(0.86, 0.93) + Math.max(0, lean - 0.1) * 0.5, lean, 0.045);
  const { air = '', hill: onHill = '', snow = '', front = '' } = subjectOf(scene)(scene, { hill, near });
  const far = mix(hour.tree, hour.haze, Math.min(0.66, 0.4 * hour.air));
  return (
    sky(scene) +
    ranges(scene) +
    air +
    mist(scene, 0.78, 26, 0.6) +
    ground(scene, { name: 'hill', edge: hill, haze: 0.35, drifts: 0.5 }) +
    forest(scene, {
      name: 'wood',
      edge: hill,
      from: -2.3,
      to: 1.3,
      count: random.pick([130, 210, 290]),
      tall: 17,
      colour: far,
      depth: 40,
    }) +
    onHill +
    mist(scene, 0.88, 14, 0.4) +
    ground(scene, { name: 'near', edge: near, haze: 0.05, drifts: 1 }, snow) +
    nearFirs(scene, frameOfFirs(scene, near)) +
    front +
    (mood === 'storm' ? snowfall(scene) : '') +
    finish(scene)
  );
}
