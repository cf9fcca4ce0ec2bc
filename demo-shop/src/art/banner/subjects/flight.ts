import { mix } from '../../drawing/colour.ts';
import type { Scene } from '../scene.ts';
import { jacketOf } from './figures.ts';
import { skinners } from './tour.ts';
import type { DrawSubject } from './subject.ts';

function glider(scene: Scene, u: number, v: number, size: number, index: number): string {
  const colour = jacketOf(scene, index);
  const dark = scene.hour.tree;
  const ribs = [-40, -24, -8, 8, 24, 40]
    .map((x) => `M${x}-${Math.round(58 - (x * x) / 90)}L${x / 10}-4`)
    .join('');
  return (
    `<g transform="translate(${scene.x(u).toFixed(1)} ${scene.y(v).toFixed(1)}) rotate(${index % 2 ? 9 : -8}) scale(${(scene.px(size) / 100).toFixed(3)})">` +
    `<path d="${ribs}" stroke="${dark}" stroke-width="0.900" opacity="0.6"/>` +
    `<path d="M-58-30Q-50-62 0-66Q50-62 58-30Q40-52 0-54Q-40-52-58-30z" fill="${colour}"/>` +
    `<path d="M-20-65Q0-67 20-65L15-54Q0-55-15-54z" fill="${mix(colour, '#ffffff', 0.7)}"/>` +
    `<path d="M0-8L-2 2L10 6" fill="none" stroke="${dark}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><circle cx="-1" cy="-13" r="3.600" fill="${dark}"/></g>`
  );
}

/** Draws paragliders over the valley and ski tourers below. */
export const gliders: DrawSubject = (scene, ground) => {
  const random = scene.random('gliders');
  const first = glider(scene, random.between(-0.6, -0.42), random.between(0.3, 0.38), 62, 0);
  const second = random.chance(0.6)
    ? glider(scene, random.between(0.3, 0.5), random.between(0.2, 0.28), 34, 1)
    : '';
  return { ...skinners(scene, ground), air: first + second };
};
