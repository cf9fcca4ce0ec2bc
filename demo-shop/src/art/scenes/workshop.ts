import { ranges } from '../banner/landscape.ts';
import type { Scene } from '../banner/scene.ts';
import { sky } from '../banner/sky.ts';
import { mix } from '../drawing/colour.ts';
import { blur, clip, linear, radial } from '../drawing/drawing.ts';
import { createRandom } from '../drawing/random.ts';
import type { Stage } from './stages.ts';

const whole = Math.round;

/** Draws the wall of boards with random lightness. */
function wall(scene: Scene, colour: string): string {
  const random = createRandom(`${scene.key}|wall`);
  const { width, height } = scene;
  return Array.from({ length: 13 }, (_, index) => {
    const x = whole((width * index) / 13);
    return `<rect x="${x}" width="${whole(width / 13) + 1}" height="${height}" fill="${mix(colour, random.chance(0.5) ? '#000000' : '#ffffff', random.between(0, 0.07))}"/><path d="M${x} 0V${height}" stroke="#120c08" stroke-width="1.500" opacity="0.35"/>`;
  }).join('');
}

/** Draws skis and tools on the wall, out of focus. */
function hanging(scene: Scene): string {
  const random = createRandom(`${scene.key}|tools`);
  const colours = ['#c8502a', '#e0b13c', '#33596b', '#8c2f3c', '#d8d2c4'] as const;
  const skis = Array.from({ length: 5 }, (_, index) => {
    const x = scene.width * 0.06 + index * scene.px(25);
    const top = scene.px(random.between(24, 60));
    return `<path d="M${whole(x)} ${whole(scene.px(285))}V${whole(top + 16)}q0-16 6-18q7 2 7 18V${whole(scene.px(285))}z" fill="${mix(random.pick(colours), '#1a120c', 0.35)}"/>`;
  });
  const x = scene.width * 0.8;
  const y = scene.px(70);
  const tools =
    `<path d="M${whole(x)} ${whole(y)}h8v70h-8zM${whole(x - 8)} ${whole(y)}h24v16h-24zM${whole(x + 34)} ${whole(y)}h7v44h-7zM${whole(x + 30)} ${whole(y + 40)}h15v42h-15zM${whole(x + 66)} ${whole(y)}q18 10 0 26v50h-7V${whole(y + 26)}q-16-14 0-26z" fill="#2b211a"/>` +
    `<path d="M${whole(x - 24)} ${whole(y - 6)}h130" stroke="#2b211a" stroke-width="5"/>`;
  return `<g filter="${blur(scene, 2)}">${skis.join('')}${tools}</g>`;
}

function bench(scene: Scene, wood: string): string {
  const random = createRandom(`${scene.key}|bench`);
  const { width, height } = scene;
  const top = scene.y(0.68);
  const front = scene.y(0.93);
  const plank = linear(scene, 90, [
    [0, mix(wood, '#000000', 0.15)],
    [0.2, mix(wood, '#ffffff', 0.16)],
    [1, mix(wood, '#ffffff', 0.02)],
  ]);
  const grain = Array.from({ length: 34 }, () => {
    const y = random.between(top + 4, front - 3);
    const x = random.between(-40, width);
    return `M${whole(x)} ${whole(y)}q${whole(random.between(40, 90))} ${whole(random.between(-3, 3))} ${whole(random.between(100, 240))} 0`;
  });
  return (
    `<rect y="${whole(top)}" width="${width}" height="${whole(front - top)}" fill="${plank}"/>` +
    `<path d="${grain.join('')}" fill="none" stroke="#1e130b" stroke-width="1.200" opacity="0.28"/>` +
    `<path d="M0 ${whole(top + (front - top) * 0.46)}H${width}" stroke="#1e130b" stroke-width="1.500" opacity="0.5"/>` +
    `<rect y="${whole(front)}" width="${width}" height="${whole(height - front + 2)}" fill="${mix(wood, '#000000', 0.45)}"/><rect y="${whole(front)}" width="${width}" height="3" fill="#fff" opacity="0.25"/>`
  );
}

/** Draws a workbench by a window with a view of the mountains. */
export const workshop: Stage = (scene) => {
  const { width, mood } = scene;
  const isDark = mood === 'night' || mood === 'dusk' || mood === 'storm';
  const boards = mix('#6b4a34', '#15100c', isDark ? 0.5 : 0.22);
  const wood = mix('#b07f52', '#20160e', isDark ? 0.3 : 0.05);
  const [x, y, w, h] = [width * 0.3, scene.px(34), width * 0.44, scene.px(222)].map(whole) as [
    number,
    number,
    number,
    number,
  ];
  const pane = clip(scene, `M${x} ${y}h${w}v${h}h${-w}z`);
  const lamp = radial(scene, [
    [0, '#ffd08a', isDark ? 0.75 : 0.25],
    [0.5, '#ffb65c', isDark ? 0.25 : 0.08],
    [1, '#ffb65c', 0],
  ]);
  const view = `<g clip-path="${pane}"><g transform="translate(${whole(width * 0.02)} ${whole(scene.px(8))}) scale(0.82)">${sky(scene)}${ranges(scene)}</g><rect x="${x}" y="${whole(y + h * 0.86)}" width="${w}" height="${whole(h * 0.14)}" fill="${scene.hour.slope[0]}"/></g>`;
  const frame = `M${x} ${y}h${w}v${h}h${-w}zM${x + whole(w / 2)} ${y}v${h}M${x} ${y + whole(h * 0.42)}h${w}`;
  return (
    wall(scene, boards) +
    hanging(scene) +
    view +
    `<path d="${frame}" fill="none" stroke="${mix(wood, '#ffffff', 0.2)}" stroke-width="7"/><path d="M${x - 10} ${y + h + 3}h${w + 20}v9h${-w - 20}z" fill="${mix(wood, '#ffffff', 0.3)}"/>` +
    bench(scene, wood) +
    `<ellipse cx="${whole(width * 0.5)}" cy="${whole(scene.y(0.7))}" rx="${whole(width * 0.52)}" ry="${whole(scene.px(170))}" fill="${lamp}"/>`
  );
};
