import { darker, lighter, lightness } from '../../drawing/colour.ts';
import type { Drawing } from '../../drawing/drawing.ts';

function pattern(drawing: Drawing, width: number, height: number, body: string, turn = 0): string {
  return drawing.define(
    (id) =>
      `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"${turn === 0 ? '' : ` patternTransform="rotate(${turn})"`}>${body}</pattern>`,
  );
}

const strands = (path: string, colour: string, width: number, opacity: number) =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" opacity="${opacity}"/>`;

const pale = (colour: string) => lighter(colour, lightness(colour) < 0.25 ? 0.4 : 0.6);
const deep = (colour: string) => darker(colour, 0.7);

export const ripstop = (drawing: Drawing, colour: string) =>
  pattern(
    drawing,
    14,
    14,
    strands('M0 .5H14M.5 0V14', deep(colour), 1, 0.08) + strands('M0 1.6H14M1.6 0V14', pale(colour), 1, 0.08),
  );

export const twill = (drawing: Drawing, colour: string) =>
  pattern(
    drawing,
    6,
    6,
    strands('M0 1H6', deep(colour), 1.2, 0.09) + strands('M0 3H6', pale(colour), 1.2, 0.06),
    -52,
  );

/** Small v stitches, in columns. */
export const knit = (drawing: Drawing, colour: string, size = 9) =>
  pattern(
    drawing,
    size,
    size,
    strands(`M0 0L${size / 2} ${size * 0.55}L${size} 0`, deep(colour), size / 5, 0.22) +
      strands(
        `M0 ${size * 0.4}L${size / 2} ${size * 0.95}L${size} ${size * 0.4}`,
        pale(colour),
        size / 6,
        0.16,
      ),
  );

export const rib = (drawing: Drawing, colour: string) =>
  pattern(drawing, 8, 8, strands('M2 0V8', deep(colour), 2.4, 0.3) + strands('M5 0V8', pale(colour), 2, 0.2));

/** Raised squares with channels between them. */
export const grid = (drawing: Drawing, colour: string, size = 15) =>
  pattern(
    drawing,
    size,
    size,
    strands(`M0 1H${size}M1 0V${size}`, deep(colour), 3, 0.3) +
      `<rect x="4" y="4" width="${size - 6}" height="${size - 6}" rx="2" fill="${pale(colour)}" opacity="0.14"/>` +
      strands(`M4 4.5H${size - 3}`, pale(colour), 1.4, 0.22),
  );

/** Tufts of pile, darker between than on top. */
export function pile(drawing: Drawing, colour: string): string {
  const tufts = Array.from({ length: 46 }, (_, index) => {
    const x = (index * 37 + (index % 5) * 11) % 80;
    const y = (index * 53 + (index % 3) * 17) % 80;
    const turn = index % 2 === 0 ? 'q5 -8 11 -2' : 'q3 7 10 3';
    return `M${x} ${y}${turn}`;
  });
  const lit = tufts.filter((_, index) => index % 2 === 0).join('');
  const dark = tufts.filter((_, index) => index % 2 === 1).join('');
  return pattern(
    drawing,
    80,
    80,
    strands(dark, deep(colour), 4, 0.22) + strands(lit, pale(colour), 4, 0.26),
    8,
  );
}

export const mesh = (drawing: Drawing, colour: string) =>
  pattern(
    drawing,
    8,
    8,
    `<circle cx="2" cy="2" r="1.3" fill="${deep(colour)}" opacity="0.35"/><circle cx="6" cy="6" r="1.3" fill="${deep(colour)}" opacity="0.35"/>`,
  );
