import { blur, linear, outline, symbol, type Drawing } from '../../../drawing/drawing.ts';
import { line } from '../../../drawing/solid.ts';
import { castShadow, type Picture } from '../../../drawing/studio.ts';
import { boardBase } from './base.ts';
import { deck } from './deck.ts';
import { clips, pucks, seam, tipHooks } from './fittings.ts';
import { boardShape, type BoardShape } from './shape.ts';
import { crossed } from './snowboard.ts';

/** Draws one half of a board, clipped at the seam. */
function halved(drawing: Drawing, shape: BoardShape, side: 1 | -1, href: string): string {
  const wide = shape.half + 50;
  const shadowOf = outline(drawing, shape.path);
  const cut = drawing.define(
    (id) =>
      `<clipPath id="${id}"><rect x="${side === 1 ? 0 : -wide}" y="-20" width="${wide}" height="${shape.length + 80}"/></clipPath>`,
  );
  const wall = linear(drawing, 90, [
    [0, '#aab6c0'],
    [0.5, '#4a5661'],
    [1, '#8995a0'],
  ]);
  return `<g clip-path="${cut}"><use href="${shadowOf}" fill="#0b1b2b" opacity="0.4" transform="translate(10 13)" filter="${blur(drawing, 8)}"/><use href="${href}"/></g>${line(`M${side * 1.5} 6V${shape.length - 6}`, wall, { width: 3, cap: 'butt' })}`;
}

/** Draws a splitboard: joined, and next to it the two halves, apart at the tail. */
export function drawSplitboard(drawing: Drawing): Picture {
  const shape = boardShape(drawing);
  const { length, path, half } = shape;
  const top = Math.round(500 - length / 2);
  const isBack = drawing.spec.view === 'back';
  // Drawn in the same order in every view, because the random numbers of the design are used in sequence.
  const upper = symbol(drawing, deck(drawing, shape, pucks(drawing, shape)));
  const base = symbol(drawing, boardBase(drawing, shape));
  const [face, other] = isBack ? [base, upper] : [upper, base];
  const joined = `<use href="${face}"/>${seam(shape)}${isBack ? '' : clips(drawing, shape) + tipHooks(drawing, shape)}`;
  const apart = Math.round(half * 0.09);
  const halves = ([-1, 1] as const)
    .map((side) => {
      const lean = side * -0.5;
      return `<g transform="translate(${side * apart} 0) rotate(${lean} 0 ${Math.round(length / 2)})">${halved(drawing, shape, side, other)}</g>`;
    })
    .join('');
  const place = (x: number, turn: number, body: string) =>
    `<g transform="translate(${Math.round(x)} ${top}) rotate(${turn} 0 ${Math.round(length / 2)})">${body}</g>`;
  if (drawing.spec.view === 'pose')
    return {
      body: crossed(place, castShadow(drawing, path, 18, 22) + joined, halves),
      focus: { x: 400, y: 500, zoom: 1 },
    };
  return {
    body:
      place(400 + half * 1.16, 6, halves) +
      place(400 - half * 1.16, 4, castShadow(drawing, path, 18, 22) + joined),
    focus: { x: Math.round(400 - half * 0.8), y: Math.round(top + length * 0.3), zoom: 2 },
  };
}
