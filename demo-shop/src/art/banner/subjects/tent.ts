import { mix } from '../../drawing/colour.ts';
import { linear, radial } from '../../drawing/drawing.ts';
import type { Scene } from '../scene.ts';
import { jacketOf, walker } from './figures.ts';
import { isDark, placed, skisInSnow, warmth } from './shelter.ts';
import type { DrawSubject } from './subject.ts';

/** Draws a dome tent, 130 wide, centred at 0; lit from inside when dark. */
function dome(scene: Scene): string {
  const dark = isDark(scene);
  const colour = jacketOf(scene, 1);
  const cloth = dark
    ? radial(
        scene,
        [
          [0, '#fff1b8'],
          [0.35, '#ffc457'],
          [0.75, mix('#ef8a2c', colour, 0.35)],
          [1, mix(colour, scene.hour.tree, 0.45)],
        ],
        0.5,
        0.72,
        0.75,
      )
    : linear(scene, scene.light.across > 0 ? 160 : 20, [
        [0, mix(colour, scene.hour.tree, 0.45)],
        [0.5, colour],
        [1, mix(colour, '#ffffff', 0.4)],
      ]);
  const seam = mix(colour, scene.hour.tree, dark ? 0.45 : 0.6);
  return (
    `<path d="M-68 4Q-58-58 0-66Q58-58 68 4Q0 12-68 4z" fill="${cloth}"/>` +
    `<path d="M-68 4Q-34-64 26-63M68 4Q34-64-26-63" fill="none" stroke="${seam}" stroke-width="1.600" opacity="0.8"/>` +
    `<path d="M-6-50Q-28-22-28 7Q-2 10 22 7Q22-26-6-50z" fill="${seam}" opacity="${dark ? 0.35 : 0.55}"/>` +
    `<path d="M-3-42Q-16-20-16 8Q2 9 14 7Q14-24-3-42z" fill="${dark ? '#fff6d2' : scene.hour.tree}" opacity="${dark ? 0.85 : 0.65}"/>` +
    (dark
      ? `<path d="M-4 7v-13q4-8 8 0V7z" fill="${scene.hour.tree}" opacity="0.55"/><circle cx="0" cy="-13" r="4" fill="${scene.hour.tree}" opacity="0.55"/>`
      : '') +
    `<path d="M-82 8Q-70-3-56 4Q-30 12 0 8Q40 12 60 3Q74-2 84 8L80 18H-80z" fill="${mix(scene.hour.slope[0], scene.hour.slope[1], 0.35)}"/>`
  );
}

/** Draws a tent on the near slope, lit from inside when dark. */
export const tent: DrawSubject = (scene, { near }) => {
  const random = scene.random('tent');
  const size = scene.px(1) * random.between(0.72, 0.92);
  const x = scene.x(random.between(0.26, 0.46));
  const y = near(x) + scene.px(18);
  const glow = isDark(scene)
    ? placed(
        x,
        y,
        size,
        warmth(scene, 230, 120, 0.5) + `<g transform="translate(0 26)">${warmth(scene, 190, 34, 0.6)}</g>`,
      )
    : '';
  const shade = isDark(scene)
    ? ''
    : placed(
        x,
        y + 8 * size,
        size,
        `<ellipse cx="${-Math.sign(scene.light.across) * 40}" rx="110" ry="9" fill="${scene.hour.slope[1]}" opacity="0.75"/>`,
      );
  const side = random.pick([-1, 1]);
  const second = random.chance(0.4)
    ? placed(
        x + side * scene.px(150),
        near(x + side * scene.px(150)) + scene.px(6),
        size * 0.6,
        (isDark(scene) ? warmth(scene, 200, 90, 0.4) : '') + dome(scene),
      )
    : '';
  const person = walker(scene, {
    x: x - side * scene.px(96),
    y: near(x - side * scene.px(96)) + scene.px(20),
    tall: scene.px(36),
    isLeft: side < 0,
    jacket: jacketOf(scene, 3),
  });
  return {
    snow: glow + shade,
    front: second + placed(x, y, size, dome(scene) + skisInSnow(scene, side * 88, 2)) + person,
  };
};
