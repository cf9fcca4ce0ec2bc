import { mix } from '../../drawing/colour.ts';
import { linear } from '../../drawing/drawing.ts';
import type { Scene } from '../scene.ts';
import { jacketOf } from './figures.ts';
import { mast } from './mast.ts';
import type { DrawSubject } from './subject.ts';

const n = (value: number) => value.toFixed(1);

function cabin(scene: Scene, x: number, y: number, size: number): string {
  const colour = jacketOf(scene, 0);
  const isDark = scene.mood === 'night' || scene.mood === 'dusk';
  const shell = linear(scene, 90, [
    [0, mix(colour, '#ffffff', 0.25)],
    [0.5, colour],
    [1, mix(colour, scene.hour.tree, 0.45)],
  ]);
  const glass = linear(
    scene,
    65,
    isDark
      ? [
          [0, '#fff0bf'],
          [1, '#f2a94c'],
        ]
      : [
          [0, mix(scene.hour.sky[1], '#ffffff', 0.55)],
          [0.5, mix(scene.hour.tree, scene.hour.sky[1], 0.35)],
          [1, mix(scene.hour.tree, scene.hour.sky[1], 0.6)],
        ],
  );
  const people = [12, 20, 31, 40]
    .map(
      (place, index) =>
        `<path d="M${place - 3} 38v-8a3 3 0 0 1 6 0v8z"/><circle cx="${place}" cy="${24 + (index % 2) * 2}" r="2.4"/>`,
    )
    .join('');
  return (
    `<g transform="translate(${n(x)} ${n(y)}) scale(${(size / 52).toFixed(3)}) translate(-26 0)">` +
    `<path d="M26 0L20 14H32zM12-3H40" fill="none" stroke="${scene.hour.tree}" stroke-width="3" stroke-linecap="round"/>` +
    `<path d="M6 14H46q5 0 6 5l2 26q0 7-7 7H5q-7 0-7-7l2-26q1-5 6-5z" fill="${shell}"/>` +
    `<path d="M7 18H15l-1 20H3l2-18q.3-2 2-2zM18 18H34l.5 20H17.500zM37 18H45q1.700 0 2 2l2 18H38z" fill="${glass}"/>` +
    `<g fill="${scene.hour.tree}" opacity="0.75">${people}</g></g>`
  );
}

/** Draws a cable car above the valley. */
export const cableCar: DrawSubject = (scene, { hill }) => {
  const random = scene.random('cable');
  const mastX = scene.x(random.between(-0.62, -0.5));
  const foot = hill(mastX) + 4;
  const tall = scene.px(random.between(80, 100));
  const top = foot - tall * 0.97;
  const endX = scene.width + 20;
  const endY = scene.y(random.between(0.16, 0.3));
  const at = (share: number) => {
    const sag = Math.sin(share * Math.PI) * scene.px(26);
    return [mastX + (endX - mastX) * share, top + (endY - top) * share + sag] as const;
  };
  const rope = (lift: number) => {
    const [midX, midY] = at(0.5);
    const ctrlY = 2 * midY - (top + endY) / 2 - lift;
    return `M${n(mastX)} ${n(top - lift)}Q${n(midX)} ${n(ctrlY)} ${n(endX)} ${n(endY - lift)}`;
  };
  const down = `M${n(mastX)} ${n(top)}Q${n(mastX - scene.px(160))} ${n(top + scene.px(70))} ${n(mastX - scene.px(420))} ${n(hill(mastX - scene.px(420)) + 6)}`;
  const [x, y] = at((scene.x(random.between(0.28, 0.42)) - mastX) / (endX - mastX));
  const colour = mix(scene.hour.tree, scene.hour.haze, 0.12);
  return {
    hill: `<g fill="none" stroke="${colour}" stroke-linecap="round">${mast(mastX, foot, tall, scene.px(13))}</g>`,
    front:
      `<path d="${rope(0)}${rope(scene.px(3.5))}${down}" fill="none" stroke="${colour}" stroke-width="${n(scene.px(1.1))}"/>` +
      cabin(scene, x, y, scene.px(58)),
  };
};
