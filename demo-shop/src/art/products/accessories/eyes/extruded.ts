import { mix } from '../../../drawing/colour.ts';
import { outline, type Drawing } from '../../../drawing/drawing.ts';
import type { Point } from '../../../drawing/markup.ts';
import { closed, projector, type Place } from './face.ts';

export interface Slab {
  edge: readonly Point[];
  /** Distance in front of the lens: far and near side. */
  from: number;
  to: number;
  /** Colours of the far and the near side. */
  colours: readonly [string, string];
}

/** Draws an extruded outline as copies from the far to the near side. */
export function extruded(drawing: Drawing, place: Place, { edge, from, to, colours }: Slab): string {
  const put = projector(place);
  const start = put({ x: 0, y: 0 }, from);
  const href = outline(drawing, closed(edge.map((point) => put(point, from))));
  const count = 12;
  return Array.from({ length: count + 1 }, (_, index) => {
    const share = index / count;
    const here = put({ x: 0, y: 0 }, from + (to - from) * share);
    const move = [here.x - start.x, here.y - start.y].map((value) => Math.round(value * 10) / 10).join(' ');
    return `<use href="${href}" transform="translate(${move})" fill="${mix(colours[0], colours[1], share)}"/>`;
  }).join('');
}
