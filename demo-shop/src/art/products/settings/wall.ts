import { darker, lighter, mix } from '../../drawing/colour.ts';
import { blur, linear, radial, type Drawing } from '../../drawing/drawing.ts';
import { boards, daylight, woodFor } from './boards.ts';
import { placed, type Setting } from './setting.ts';

/** Position of the pegs below the top of the picture, user units. */
const railTop = 92;
const railHeight = 58;
const pegs = [112, 400, 688] as const;

function peg(drawing: Drawing, x: number, wood: string): string {
  const end = radial(
    drawing,
    [
      [0, lighter(wood, 0.5)],
      [0.6, wood],
      [1, darker(wood, 0.4)],
    ],
    0.4,
    0.35,
    0.65,
  );
  const y = railTop + railHeight / 2;
  return (
    `<ellipse cx="${x + 9}" cy="${y + 13}" rx="19" ry="17" fill="#0b1218" opacity="0.35" filter="${blur(drawing, 4)}"/>` +
    `<circle cx="${x}" cy="${y}" r="17" fill="${end}"/>`
  );
}

function rail(drawing: Drawing, wood: string): string {
  const bar = linear(drawing, 90, [
    [0, lighter(wood, 0.32)],
    [0.25, wood],
    [1, darker(wood, 0.35)],
  ]);
  return (
    `<rect y="${railTop + 10}" width="800" height="${railHeight}" fill="#0b1218" opacity="0.4" filter="${blur(drawing, 8)}"/>` +
    `<rect y="${railTop}" width="800" height="${railHeight}" fill="${bar}"/>` +
    pegs.map((x) => peg(drawing, x, mix(wood, '#fff6e6', 0.2))).join('')
  );
}

/** Hangs the product on the pegs of a hut's wall. */
export const wall: Setting = (drawing, picture) => {
  const wood = woodFor(drawing);
  // It ends behind the product, wherever its top is.
  const loop = `M400 ${railTop + 26}l-10 210M400 ${railTop + 26}l10 210`;
  return {
    definitions: '',
    body:
      boards(drawing, wood, 7) +
      rail(drawing, mix(wood, '#3a2a1c', 0.35)) +
      daylight(drawing) +
      `<path d="${loop}" stroke="#20262c" stroke-width="6" stroke-linecap="round" opacity="0.9"/>` +
      placed(picture, { x: 400, y: 572, scale: 0.9 }),
  };
};
