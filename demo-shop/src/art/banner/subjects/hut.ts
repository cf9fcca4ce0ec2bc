import { mix } from '../../drawing/colour.ts';
import { linear } from '../../drawing/drawing.ts';
import type { Scene } from '../scene.ts';
import { jacketOf, walker } from './figures.ts';
import { isDark, placed, skisInSnow, warmth } from './shelter.ts';
import type { DrawSubject } from './subject.ts';

/** Draws a log hut with snow, 150 wide. */
function cabin(scene: Scene): string {
  const dark = isDark(scene);
  const wood = linear(scene, 90, [
    [0, mix('#5b3d2a', scene.hour.tree, dark ? 0.55 : 0.25)],
    [1, mix('#7a543a', scene.hour.tree, dark ? 0.6 : 0.3)],
  ]);
  const gable = mix('#8a6242', scene.hour.tree, dark ? 0.55 : 0.2);
  const snow = mix(scene.hour.slope[0], '#ffffff', 0.2);
  const logs = [-30, -22, -14, -6].map((y) => `M-30 ${y}H74`).join('');
  const pane = dark ? '#ffd27a' : mix(scene.hour.sky[0], '#ffffff', 0.25);
  const windows = [2, 34]
    .map(
      (x) =>
        `<path d="M${x}-28h18v16h-18z" fill="${pane}"/><path d="M${x + 9}-28v16M${x}-20h18" stroke="${gable}" stroke-width="1.600"/>`,
    )
    .join('');
  return (
    `<path d="M48-88h13v30h-13z" fill="${gable}"/><path d="M45-92h19v6h-19z" fill="${snow}"/>` +
    `<path d="M-30-40H74V6H-30z" fill="${wood}"/><path d="M-74 6V-38L-52-72L-30-38V6z" fill="${gable}"/>` +
    `<path d="${logs}" stroke="${scene.hour.tree}" stroke-width="1.200" opacity="0.5"/>` +
    `<path d="M-60-20h16V6h-16z" fill="${mix(gable, scene.hour.tree, 0.6)}"/><path d="M-58-48h12v10h-12z" fill="${pane}"/>${windows}` +
    `<path d="M-52-78L52-80Q60-80 64-72L84-36Q66-32 50-37Q20-33-2-37Q-16-34-28-37z" fill="${snow}"/>` +
    `<path d="M-52-78Q-58-76-62-68L-84-34Q-80-30-74-36L-52-70L-34-38Q-30-34-24-37L-48-76z" fill="${mix(snow, scene.hour.slope[1], 0.3)}"/>` +
    `<path d="M-96 8Q-80-4-66 4Q-20 10 20 5Q60 10 78 2Q92-2 100 10L94 20H-92z" fill="${mix(scene.hour.slope[0], scene.hour.slope[1], 0.3)}"/>`
  );
}

/** Draws a hut on the near slope, lit from inside when dark. */
export const hut: DrawSubject = (scene, { near }) => {
  const random = scene.random('hut');
  const size = scene.px(1) * random.between(0.72, 0.9);
  const x = scene.x(random.between(0.24, 0.44));
  const y = near(x) + scene.px(10);
  const dark = isDark(scene);
  const smoke = linear(scene, 90, [
    [0, scene.hour.cloud, 0],
    [1, scene.hour.cloud, 0.6],
  ]);
  const plume = `<path d="M52-90Q44-112 58-128Q72-146 62-176Q92-150 80-124Q66-108 60-90z" fill="${smoke}"/>`;
  const glow = dark ? placed(x, y + 14 * size, size, warmth(scene, 190, 34, 0.5)) : '';
  const person = random.chance(0.6)
    ? walker(scene, {
        x: x - scene.px(92),
        y: near(x - scene.px(92)) + scene.px(14),
        tall: scene.px(30),
        jacket: jacketOf(scene, 1),
      })
    : '';
  return {
    snow: glow,
    front:
      placed(
        x,
        y,
        size,
        plume + (dark ? warmth(scene, 130, 80, 0.25) : '') + cabin(scene) + skisInSnow(scene, 92, 2),
      ) + person,
  };
};
