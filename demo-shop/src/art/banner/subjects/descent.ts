import { blur } from '../../drawing/drawing.ts';
import type { Scene } from '../scene.ts';
import { stepPath } from '../paths.ts';
import { boarder, jacketOf, skier } from './figures.ts';
import type { DrawSubject } from './subject.ts';

type Corner = readonly [number, number];

/** Returns the points of a track whose turns widen towards the viewer. */
function turns(scene: Scene, from: Corner, to: Corner, count: number): Corner[] {
  const points = count * 10;
  return Array.from({ length: points + 1 }, (_, index) => {
    const share = index / points;
    const wide = scene.px(5 + 24 * share);
    const x = from[0] + (to[0] - from[0]) * share + Math.sin(share * count * Math.PI) * wide;
    return [x, from[1] + (to[1] - from[1]) * share ** 1.25] as const;
  });
}

/** Draws a track whose width grows towards the viewer. */
function track(scene: Scene, line: readonly Corner[]): string {
  const third = Math.ceil(line.length / 3);
  return [0, 1, 2]
    .map((part) => {
      const path = stepPath(line.slice(part * third, (part + 1) * third + 1));
      const width = scene.px(1.2 + part * 1.3);
      return (
        `<path d="${path}" fill="none" stroke="${scene.hour.slope[1]}" stroke-width="${width.toFixed(1)}" stroke-linecap="round" opacity="0.9"/>` +
        `<path d="${path}" transform="translate(${(width * 0.7).toFixed(1)} ${(-width * 0.7).toFixed(1)})" fill="none" stroke="${scene.hour.slope[0]}" stroke-width="${(width * 0.6).toFixed(1)}" stroke-linecap="round" opacity="0.8"/>`
      );
    })
    .join('');
}

function spray(scene: Scene, x: number, y: number, tall: number, side: number): string {
  const random = scene.random('spray');
  const white = scene.hour.slope[0];
  const cloud = Array.from({ length: 9 }, (_, index) => {
    const far = tall * (0.15 + index * 0.13);
    return `<circle cx="${(x - side * far).toFixed(1)}" cy="${(y - tall * random.between(0.02, 0.1 + index * 0.045)).toFixed(1)}" r="${(tall * random.between(0.12, 0.24)).toFixed(1)}" opacity="${(0.75 - index * 0.06).toFixed(2)}"/>`;
  });
  const grains = Array.from(
    { length: 34 },
    () =>
      `M${(x - side * tall * random.between(0, 1.7)).toFixed(1)} ${(y - tall * random.between(0, 0.85) ** 1.3).toFixed(1)}h.1`,
  );
  return (
    `<g fill="${white}" filter="${blur(scene, Math.max(2, Math.round(tall * 0.08)))}">${cloud.join('')}</g>` +
    `<path d="${grains.join('')}" stroke="${white}" stroke-width="${(tall * 0.045).toFixed(1)}" stroke-linecap="round" opacity="0.9"/>`
  );
}

const descent =
  (figure: typeof skier): DrawSubject =>
  (scene, { near }) => {
    const random = scene.random('descent');
    const side = random.pick([-1, 1]);
    const startX = scene.x(random.between(0.18, 0.3) * (side > 0 ? 0.2 : 1.5));
    const endX = startX + side * scene.px(random.between(120, 170));
    const room = scene.height - near(endX);
    const end: Corner = [endX, near(endX) + room * 0.55];
    const line = turns(scene, [startX, near(startX) + 1], end, random.pick([5, 7]));
    const [x, y] = line.at(-1) ?? end;
    const tall = scene.px(38);
    const others = Array.from({ length: random.whole(0, 2) }, (_, index) =>
      turns(
        scene,
        [startX + side * scene.px(26 + index * 20), near(startX) + 1],
        [endX + side * scene.px(120 + index * 60), scene.height + 10],
        random.pick([5, 6]),
      ),
    );
    return {
      snow: [line, ...others].map((each) => track(scene, each)).join(''),
      front:
        spray(scene, x, y, tall, side) +
        figure(scene, { x, y, tall, isLeft: side < 0, turn: 8, jacket: jacketOf(scene, 0) }),
    };
  };

export const skiDescent = descent(skier);
export const boardDescent = descent(boarder);
