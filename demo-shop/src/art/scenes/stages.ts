import { mix } from '../drawing/colour.ts';
import { mist } from '../banner/finish.ts';
import { ground, roll, type Edge } from '../banner/ground.ts';
import { ranges } from '../banner/landscape.ts';
import type { Scene } from '../banner/scene.ts';
import { sky } from '../banner/sky.ts';
import { hut as hutSubject } from '../banner/subjects/hut.ts';
import { tent as tentSubject } from '../banner/subjects/tent.ts';
import { stepPath } from '../banner/paths.ts';
import { forest, nearFirs, type Fir } from '../banner/trees.ts';

export type Stage = (scene: Scene) => string;

function firsAlong(scene: Scene, name: string, edge: Edge, count: number, tall: number): Fir[] {
  const random = scene.random(name);
  return Array.from({ length: count }, () => {
    // The middle stays free for the product.
    const side = random.pick([-1, 1]);
    const u =
      side * random.between(0.2, 1) ** (count > 20 ? 0.8 : 1) - (scene.heroX - scene.width / 2) / scene.unit;
    return {
      u,
      y: edge(scene.x(u)) + scene.px(random.between(2, 16)),
      tall: tall * random.between(0.6, 1.2),
    };
  }).toSorted((one, other) => one.y - other.y);
}

const wood = (scene: Scene, edge: Edge, count: number) =>
  forest(scene, {
    name: 'wood',
    edge,
    from: -1.2,
    to: 1,
    count,
    tall: 18,
    depth: 34,
    colour: mix(scene.hour.tree, scene.hour.haze, Math.min(0.66, 0.4 * scene.hour.air)),
  });

/** Draws the grooves of a groomed piste, which converge towards the edge. */
function corduroy(scene: Scene, edge: Edge): string {
  const vanish = scene.width * 0.62;
  const lines = Array.from({ length: 46 }, (_, index) => {
    const foot = scene.width * (-0.9 + index * 0.066);
    const top = vanish + (foot - vanish) * 0.12;
    return stepPath([
      [top, edge(top)],
      [foot, scene.height + 4],
    ]);
  });
  return `<path d="${lines.join('')}" fill="none" stroke="${scene.hour.slope[1]}" stroke-width="${scene.px(2.2).toFixed(1)}" opacity="0.28"/>`;
}

/** Draws a snow slope. */
export const slope: Stage = (scene) => {
  const hill = roll(scene, 'hill', 0.76, -0.05, 0.05);
  const near = roll(scene, 'near', 0.8, 0.06, 0.02);
  return (
    sky(scene) +
    ranges(scene) +
    ground(scene, { name: 'hill', edge: hill, haze: 0.35, drifts: 0.5 }) +
    wood(scene, hill, 200) +
    mist(scene, 0.8, 12, 0.4) +
    ground(scene, { name: 'near', edge: near, haze: 0.05, drifts: 0.4 }, corduroy(scene, near)) +
    nearFirs(scene, firsAlong(scene, 'edge', near, 4, 90))
  );
};

/** Draws a clearing between snowy woods. */
export const woods: Stage = (scene) => {
  const far = roll(scene, 'far', 0.7, 0.05, 0.04);
  const middle = roll(scene, 'middle', 0.75, -0.04, 0.03);
  const near = roll(scene, 'near', 0.82, 0.03, 0.03);
  return (
    sky(scene) +
    ranges(scene) +
    mist(scene, 0.6, 40, 0.5) +
    nearFirs(scene, firsAlong(scene, 'last', far, 44, 84), 0.7) +
    ground(scene, { name: 'far', edge: far, haze: 0.6, drifts: 0 }) +
    mist(scene, 0.68, 34, 0.6) +
    nearFirs(scene, firsAlong(scene, 'second', middle, 22, 122), 0.42) +
    ground(scene, { name: 'middle', edge: middle, haze: 0.3, drifts: 0.4 }) +
    mist(scene, 0.76, 20, 0.45) +
    ground(scene, { name: 'near', edge: near, haze: 0.04, drifts: 1 }) +
    nearFirs(scene, firsAlong(scene, 'first', near, 7, 190))
  );
};

/** Draws a summit ridge above clouds. */
export const ridge: Stage = (scene) => {
  const near = roll(scene, 'near', 0.84, scene.random('side').pick([-0.16, 0.16]), 0.03);
  return (
    sky(scene) +
    ranges(scene) +
    `<rect y="${Math.round(scene.y(0.82))}" width="${scene.width}" height="${scene.height}" fill="${scene.hour.haze}"/>` +
    mist(scene, 0.68, 44, 0.85) +
    mist(scene, 0.77, 40, 0.9) +
    mist(scene, 0.85, 36, 0.8) +
    ground(scene, { name: 'near', edge: near, haze: 0.03, drifts: 1 })
  );
};

/** Draws a meadow without snow. */
export const meadow: Stage = (scene) => {
  const hill = roll(scene, 'hill', 0.73, -0.06, 0.06);
  const near = roll(scene, 'near', 0.8, 0.06, 0.04);
  return (
    sky(scene) +
    ranges(scene) +
    mist(scene, 0.72, 26, 0.5) +
    ground(scene, { name: 'hill', edge: hill, haze: 0.42, drifts: 0.7 }) +
    wood(scene, hill, 460) +
    mist(scene, 0.82, 14, 0.3) +
    ground(scene, { name: 'near', edge: near, haze: 0.05, drifts: 1 }) +
    nearFirs(scene, firsAlong(scene, 'edge', near, 5, 120))
  );
};

const withSubject =
  (subject: typeof hutSubject): Stage =>
  (scene) => {
    const hill = roll(scene, 'hill', 0.74, -0.05, 0.05);
    const near = roll(scene, 'near', 0.79, 0.06, 0.02);
    const { snow = '', front = '' } = subject(scene, { hill, near });
    return (
      sky(scene) +
      ranges(scene) +
      mist(scene, 0.74, 26, 0.5) +
      ground(scene, { name: 'hill', edge: hill, haze: 0.35, drifts: 0.5 }) +
      wood(scene, hill, 300) +
      ground(scene, { name: 'near', edge: near, haze: 0.05, drifts: 1 }, snow) +
      nearFirs(scene, firsAlong(scene, 'edge', near, 3, 120)) +
      front
    );
  };

export const hut = withSubject(hutSubject);
export const camp = withSubject(tentSubject);
