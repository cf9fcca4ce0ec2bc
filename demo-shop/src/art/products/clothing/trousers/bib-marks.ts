import { wordmark } from '../../../brands/mark.ts';
import { readableOn } from '../../../drawing/colour.ts';
import type { Drawing } from '../../../drawing/drawing.ts';
import { legMark } from './leg-details.ts';
import type { Legs } from './legs.ts';
import type { Surface } from '../cloth/surface.ts';

/** Draws the brand on the wearer's left side of the bib, or across its back. */
export function bibMark(drawing: Drawing, bib: Surface, ground: string): string {
  const { spec, accent, detail } = drawing;
  const isBack = spec.view === 'back';
  const place = isBack ? bib.at(0.5, 0.45) : bib.at(0.73, 0.5);
  return wordmark(spec.brand, {
    ...place,
    size: isBack ? 30 : 22,
    colour: readableOn(ground, detail, accent),
    maxWidth: isBack ? 130 : 78,
  });
}

/** Draws the brand on the leg of bib trousers. */
export const legMarkOnBibs = (drawing: Drawing, legs: Legs): string =>
  legMark(drawing, legs, drawing.base, drawing.design.chance(0.4), legs.crotch - 16);
