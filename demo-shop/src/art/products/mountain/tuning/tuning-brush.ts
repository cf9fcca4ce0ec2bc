import { wordmark } from '../../../brands/mark.ts';
import { darker, lighter, readableOn } from '../../../drawing/colour.ts';
import { blur, linear, type Drawing } from '../../../drawing/drawing.ts';
import { lettering } from '../../../drawing/lettering.ts';
import { line, solid } from '../../../drawing/solid.ts';
import { bodyColour, face } from './material.ts';
import { place } from '../parts.ts';

const top = 'M20 0L82 -196Q88 -214 108 -214H640Q660 -214 656 -196L602 -10Q598 0 586 0z';
const front = 'M6 0Q0 0 2 14L8 62Q10 72 22 72H584Q598 72 600 60L602 0z';
const end = 'M602 0L658 -198V-136L600 66z';

/** Draws the bristles from the side. */
function bristles(drawing: Drawing): string {
  const { design } = drawing;
  const hair = design.pick(['#b5873c', '#e8e2d2', '#6b4a2f']);
  const strands = (every: number, shift: number) =>
    Array.from({ length: Math.floor(572 / every) }, (_, index) => {
      const x = 16 + shift + index * every;
      return `M${x} 68L${x + Math.round((x - 300) / 42) + ((index * 5) % 4) - 2} ${176 + ((index * 7) % 9)}`;
    }).join('');
  const side = Array.from(
    { length: 13 },
    (_, index) => `M${601 + index * 4} ${64 - index * 15}l5 ${110 + ((index * 3) % 7)}`,
  ).join('');
  const shade = linear(drawing, 90, [
    [0, '#06111c', 0.6],
    [0.4, '#06111c', 0.05],
    [1, '#06111c', 0.2],
  ]);
  return (
    `<path d="M14 66H600L654 -130L660 -20L608 178H8z" fill="${darker(hair, 0.5)}"/>` +
    line(side, darker(hair, 0.2), { width: 3 }) +
    line(strands(7, 0), hair, { width: 4 }) +
    line(strands(11, 3), lighter(hair, 0.45), { width: 2, opacity: 0.8 }) +
    `<path d="M10 66H602L606 180H6z" fill="${shade}"/>`
  );
}

/** Draws the bristles from below: tufts in rows. */
function tufts(drawing: Drawing): string {
  const hair = drawing.design.pick(['#b5873c', '#e8e2d2', '#6b4a2f']);
  const tuft = drawing
    .define(
      (id) =>
        `<g id="${id}"><circle r="14" fill="${darker(hair, 0.6)}"/><circle cx="-1" cy="-1" r="11" fill="${hair}"/><path d="M-7 -4L-2 -9M-4 3L4 -6M1 7L8 0" stroke="${lighter(hair, 0.6)}" stroke-width="2.500"/></g>`,
    )
    .slice(4, -1);
  return Array.from({ length: 6 }, (_, row) =>
    Array.from(
      { length: 17 },
      (_, column) => `<use href="${tuft}" x="${62 + column * 32 + (row % 2) * 14}" y="${-168 + row * 32}"/>`,
    ).join(''),
  ).join('');
}

/** Draws the hand strap. */
function hand(drawing: Drawing): string {
  const { base, accent } = drawing;
  const strap = 'M120 46L126 -6C136 -96 186 -252 226 -268H372C332 -250 288 -100 278 -6L272 46z';
  const cloth = linear(drawing, 90, [
    [0, lighter(base, 0.1)],
    [0.35, darker(base, 0.3)],
    [0.8, lighter(base, 0.06)],
    [1, darker(base, 0.5)],
  ]);
  const seam = (left: number, right: number) =>
    `M${left} 44L${left + 6} -6C${left + 16} -96 ${right - 40} -250 ${right} -266`;
  return (
    `<path d="${strap}" fill="#06111c" opacity="0.4" filter="${blur(drawing, 12)}" transform="translate(40 18)"/><path d="${strap}" fill="${cloth}"/>` +
    line(seam(134, 240) + seam(258, 358), accent, { width: 5 }) +
    line(seam(196, 300), '#ffffff', { width: 3, opacity: 0.25, dash: '3 5', cap: 'butt' }) +
    `<rect x="118" y="16" width="158" height="32" rx="5" fill="${accent}"/>` +
    [150, 198, 246]
      .map(
        (x) =>
          `<circle cx="${x}" cy="32" r="8" fill="#c3ccd4"/><circle cx="${x}" cy="32" r="3" fill="#1d252d"/>`,
      )
      .join('')
  );
}

/** Draws a brush. */
export function brush(drawing: Drawing): string {
  const { spec, accent, base, design } = drawing;
  const ground = bodyColour(drawing);
  const word = readableOn(ground, darker(base, 0.3), accent);
  const isStrapped = design.chance(0.5);
  if (spec.view === 'back') {
    const plate = 'M40 -214H620Q650 -214 650 -184V10Q650 40 620 40H40Q10 40 10 10V-184Q10 -214 40 -214z';
    return (
      `<path d="${plate}" fill="#0b1b2b" opacity="0.4" filter="${blur(drawing, 12)}" transform="translate(14 22)"/>` +
      solid(drawing, plate, ground, { depth: 0.2, gloss: 0.3, graphics: face(drawing, plate, 0.1) }) +
      `<g transform="translate(16 0)">${tufts(drawing)}</g>`
    );
  }
  return (
    `<path d="M0 150H610L668 -40L660 40L612 200H-4z" fill="#0b1b2b" opacity="0.45" filter="${blur(drawing, 12)}" transform="translate(14 12)"/>` +
    bristles(drawing) +
    face(drawing, end, 0.45) +
    face(drawing, front, 0.2, 90) +
    face(drawing, top, -0.06) +
    line('M20 2H590', '#ffffff', { width: 4, opacity: 0.5 }) +
    `<path d="M2 30H601V48H4z" fill="${accent}" opacity="0.9"/>` +
    place(
      `<g transform="skewX(-16)">${wordmark(spec.brand, { x: 0, y: 0, size: 72, colour: word, maxWidth: isStrapped ? 230 : 420 })}${lettering(spec.model, { x: 0, y: 50, size: 36, colour: word, maxWidth: 200, font: 'barlow-text' })}</g>`,
      isStrapped ? 490 : 336,
      -100,
    ) +
    (isStrapped ? hand(drawing) : '')
  );
}
