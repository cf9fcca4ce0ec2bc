import { symbol, type Drawing } from '../../../drawing/drawing.ts';
import type { Picture } from '../../../drawing/studio.ts';
import { softShadow } from '../form.ts';

export interface OneHand {
  body: string;
  words: (flip: 1 | -1) => string;
  path: string;
  /** Vertical extent, in its own units. */
  top: number;
  bottom: number;
}

/** Draws both hands, overlapping. The second is the first mirrored, with unmirrored lettering. */
export function pairOf(drawing: Drawing, { body, words, path, top, bottom }: OneHand): Picture {
  const href = symbol(drawing, body);
  const scale = Math.round(Math.min(1.2, 730 / (bottom - top)) * 100) / 100;
  const middle = ((top + bottom) / 2) * scale;
  // In the palm view the thumbs are on the other sides.
  const side = drawing.spec.view === 'back' ? -1 : 1;
  const place = (x: number, y: number, turn: number, flip: 1 | -1) =>
    `<g transform="translate(${x} ${Math.round(y - middle)}) rotate(${turn}) scale(${scale})">` +
    `<g transform="scale(${flip * side} 1)">${softShadow(drawing, path, 12 * flip * side, 16)}<use href="${href}"/></g>${words(flip)}</g>`;
  return {
    body: place(522, 474, 10, -1) + place(298, 530, -6, 1),
    focus: { x: 320, y: Math.round(540 - middle), zoom: 1.9 },
  };
}
