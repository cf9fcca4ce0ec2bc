import { blur, outline, type Drawing } from '../../drawing/drawing.ts';
import type { Surface } from './cloth/surface.ts';

/** Draws one shadow of all pieces of a garment. */
export function groundShadow(drawing: Drawing, pieces: readonly Surface[]): string {
  const uses = pieces.map((piece) => `<use href="${outline(drawing, piece.outline)}"/>`).join('');
  return (
    `<g fill="#0b1b2b"><g opacity="0.32" transform="translate(14 22)" filter="${blur(drawing, 13)}">${uses}</g>` +
    `<g opacity="0.16" transform="translate(3 6)">${uses}</g></g>`
  );
}
