import { darker, lighter, mix } from '../../drawing/colour.ts';
import type { Drawing } from '../../drawing/drawing.ts';
import { flat, line } from '../../drawing/solid.ts';
import { cloth } from './cloth/cloth.ts';
import { surface, type Spot, type Surface } from './cloth/surface.ts';
import { puller, seam, stud, zip, type ZipStyle } from './cloth/trim.ts';

export interface PocketLook {
  colour: string;
  tape: string;
  teeth: string;
  pull: string;
  style: ZipStyle;
}

/** Draws a zipped slit; the slider is at its upper end. */
export function slit(piece: Surface, from: Spot, to: Spot, look: PocketLook): string {
  const start = piece.at(...from);
  const path = piece.line(from, to);
  return (
    `<g transform="translate(2 4)">${line(path, '#06111c', { width: 15, opacity: 0.16 })}</g>` +
    `<g transform="translate(-4 -1)">${line(path, lighter(look.colour, 0.6), { width: 3, opacity: 0.35 })}</g>` +
    zip(path, look.style === 'teeth' ? 'coil' : look.style, look.tape, look.teeth) +
    puller(start.x, start.y + 6, look.pull)
  );
}

/** Draws a bellows pocket with a flap. `from` and `to`: its upper left and lower right corner. */
export function flapPocket(drawing: Drawing, piece: Surface, from: Spot, to: Spot, look: PocketLook): string {
  const [l, t] = from;
  const [r, b] = to;
  const bag = quad(piece, [l, t + 0.015], [r, b]);
  const lid = quad(piece, [l - 0.008, t], [r + 0.008, t + (b - t) * 0.36]);
  const fold = lid.line([0, 1], [0.5, 1], [1, 1]);
  const [one, two] = [lid.at(0.16, 0.68), lid.at(0.84, 0.68)];
  return (
    `<g opacity="0.28" transform="translate(4 7)">${flat(bag.outline, '#06111c')}</g>` +
    cloth(drawing, bag, look.colour, { crisp: 1 }) +
    seam(bag.line([0.07, 0], [0.07, 0.94], [0.5, 0.95], [0.93, 0.94], [0.93, 0]), look.colour, 1.6) +
    `<g transform="translate(2 6)">${line(fold, '#06111c', { width: 8, opacity: 0.3 })}</g>` +
    cloth(drawing, lid, mix(look.colour, darker(look.colour, 0.3), 0.35), { crisp: 1 }) +
    seam(lid.line([0.02, 0.86], [0.5, 0.86], [0.98, 0.86]), look.colour, 1.6) +
    stud(one.x, one.y, look.pull) +
    stud(two.x, two.y, look.pull)
  );
}

/** Returns the part of a piece between two corners. */
export function quad(piece: Surface, [l, t]: Spot, [r, b]: Spot): Surface {
  return surface(
    [t, (t + b) / 2, b].map((v) => [piece.at(l, v), piece.at(r, v)]),
    [2, 4],
  );
}
