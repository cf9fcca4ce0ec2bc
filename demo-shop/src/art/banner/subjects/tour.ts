import { radial } from '../../drawing/drawing.ts';
import type { Scene } from '../scene.ts';
import { stepPath } from '../paths.ts';
import { jacketOf, tourer, walker } from './figures.ts';
import { slopeAt, type DrawSubject, type Ground } from './subject.ts';

type Corner = readonly [number, number];

/** Returns the points of a skin track that climbs in bends from the lower corner to the edge. */
function skinTrack(scene: Scene, { near }: Ground, until: number): Corner[] {
  const start = scene.x(-0.25);
  const end = scene.x(until);
  const low = scene.height + 8;
  return Array.from({ length: 25 }, (_, index) => {
    const share = index / 24;
    const x = start + (end - start) * share + Math.sin(share * Math.PI * 2) * scene.px(34) * (1 - share);
    const y = low + (near(end) + scene.px(3) - low) * share ** 0.72;
    return [x, y] as const;
  });
}

function furrow(scene: Scene, line: readonly Corner[], width: number): string {
  const { hour } = scene;
  const path = stepPath(line);
  const aside = stepPath(
    line.map(([x, y]) => [x + scene.px(width * 0.9), y + scene.px(width * 0.35)] as const),
  );
  return (
    `<path d="${path}${aside}" fill="none" stroke="${hour.slope[1]}" stroke-width="${scene.px(width * 0.8).toFixed(1)}" stroke-linecap="round" opacity="0.85"/>` +
    `<path d="${path}" transform="translate(0 ${scene.px(-1.4).toFixed(1)})" fill="none" stroke="${hour.slope[0]}" stroke-width="${scene.px(1).toFixed(1)}" opacity="0.8"/>`
  );
}

/** Draws ski tourers on a skin track. */
export const skinners: DrawSubject = (scene, ground) => {
  const random = scene.random('skinners');
  const until = random.between(0.3, 0.45);
  const track = skinTrack(scene, ground, until);
  const count = random.whole(2, 4);
  const figures = Array.from({ length: count }, (_, index) => {
    const [x, y] = track[23 - index * 4] ?? [0, 0];
    const tall = scene.px(27 + index * 4.5);
    return tourer(scene, { x, y, tall, turn: -9, jacket: jacketOf(scene, index) });
  });
  return { snow: furrow(scene, track, 2.6), front: figures.join('') };
};

/** Draws hikers in a line on the near slope, with headlamps at night. */
export const hikers: DrawSubject = (scene, { near }) => {
  const random = scene.random('hikers');
  const count = random.whole(3, 5);
  const start = random.between(0.1, 0.3);
  const isLeft = random.chance(0.5);
  const hasLamps = scene.mood === 'night' || scene.mood === 'dusk';
  const beam = radial(scene, [
    [0, '#fff3c8', 0.9],
    [0.25, '#ffe9a8', 0.4],
    [1, '#ffe9a8', 0],
  ]);
  const tall = scene.px(33);
  const people = Array.from({ length: count }, (_, index) => {
    const x = scene.x(start + index * 0.085 + random.between(-0.012, 0.012));
    const y = near(x) + scene.px(3);
    const lamp = hasLamps
      ? `<circle cx="${(x + (isLeft ? -6 : 6)).toFixed(1)}" cy="${(y - tall * 0.9).toFixed(1)}" r="${(tall * 0.75).toFixed(1)}" fill="${beam}"/>`
      : '';
    return (
      walker(scene, { x, y, tall, isLeft, turn: slopeAt(near, x) * 0.3, jacket: jacketOf(scene, index) }) +
      lamp
    );
  });
  const steps = Array.from({ length: 22 }, (_, index) => {
    const x = scene.x(start - 0.05 + index * 0.026);
    return `M${x.toFixed(1)} ${(near(x) + scene.px(4)).toFixed(1)}h${scene.px(4).toFixed(1)}`;
  });
  const trodden = `<path d="${steps.join('')}" stroke="${scene.hour.slope[1]}" stroke-width="${scene.px(2.4).toFixed(1)}" stroke-linecap="round"/>`;
  return { snow: trodden, front: people.join('') };
};
