import { mix } from '../../drawing/colour.ts';
import type { Scene } from '../scene.ts';
import { jacketOf } from './figures.ts';
import { mast } from './mast.ts';
import type { DrawSubject } from './subject.ts';

const n = (value: number) => value.toFixed(1);

function chair(scene: Scene, x: number, y: number, size: number, index: number): string {
  const dark = scene.hour.tree;
  const rider = (place: number, jacket: string) =>
    `<path d="M${place} 27V34" stroke="${jacket}" stroke-width="7"/><circle cx="${place}" cy="20" r="3.400" fill="${mix(dark, '#ffffff', 0.75)}"/><path d="M${place} 36l5 2l1 8M${place - 4} 47h13" stroke="${dark}" stroke-width="2.600"/>`;
  const riders =
    index % 3 === 2 ? '' : rider(-7, jacketOf(scene, index)) + rider(6, jacketOf(scene, index + 2));
  return (
    `<g transform="translate(${n(x)} ${n(y)}) scale(${(size / 50).toFixed(3)})" fill="none" stroke-linecap="round">` +
    `<path d="M0 0V12Q-14 14-14 24V38H12M-14 30H12" stroke="${dark}" stroke-width="2.200"/>${riders}</g>`
  );
}

/** Draws a chairlift. */
export const chairlift: DrawSubject = (scene, { hill, near }) => {
  const random = scene.random('chairs');
  const us = [-0.3, 0.22, 0.66, 1.1];
  const masts = us.map((u, index) => {
    const x = scene.x(u);
    const tall = scene.px(62 + index * 22);
    const foot = (index < 2 ? hill(x) + scene.px(10 + index * 8) : near(x) + scene.px(4)) + 2;
    return { x, foot, tall, top: foot - tall * 0.97, arm: scene.px(9 + index * 2) };
  });
  const colour = mix(scene.hour.tree, scene.hour.haze, 0.1);
  const ropes = masts.slice(1).map((to, index) => {
    const from = masts[index] ?? to;
    const line = (side: number) =>
      `M${n(from.x + from.arm * side)} ${n(from.top)}Q${n((from.x + to.x) / 2)} ${n((from.top + to.top) / 2 + scene.px(9))} ${n(to.x + to.arm * side)} ${n(to.top)}`;
    return line(-1) + line(1);
  });
  const chairs = masts.slice(1).flatMap((to, index) => {
    const from = masts[index] ?? to;
    return [0.3, 0.72].map((share, part) => {
      const x = from.x + (to.x - from.x) * share;
      const y = from.top + (to.top - from.top) * share + Math.sin(share * Math.PI) * scene.px(4.5);
      return chair(scene, x, y, scene.px(26 + (index + share) * 9), index * 2 + part + random.whole(0, 1));
    });
  });
  const standing = masts.map(({ x, foot, tall, arm }) => mast(x, foot, tall, arm));
  return {
    front: `<g fill="none" stroke="${colour}" stroke-linecap="round">${standing.join('')}<path d="${ropes.join('')}" stroke-width="${n(scene.px(1))}"/></g>${chairs.join('')}`,
  };
};
