import type { Drawing } from '../../../drawing/drawing.ts';
import { castShadow, type Picture } from '../../../drawing/studio.ts';
import { boardBase } from './base.ts';
import { deck } from './deck.ts';
import { boardShape } from './shape.ts';

type Place = (x: number, turn: number, body: string) => string;

/** Crosses two boards below their middle. */
export const crossed = (place: Place, front: string, behind: string): string =>
  `<g transform="translate(400 500) scale(0.94) translate(-400 -500)">${place(445, 19, behind)}${place(355, -19, front)}</g>`;

/** Draws a snowboard: the deck in front of its base, reversed in the `back` view and crossed in the `pose` view. */
export function drawSnowboard(drawing: Drawing): Picture {
  const shape = boardShape(drawing);
  const { length, path, half } = shape;
  const y = Math.round(500 - length / 2);
  const place = (x: number, turn: number, body: string) =>
    `<g transform="translate(${x} ${y}) rotate(${turn} 0 ${Math.round(length / 2)})">${castShadow(drawing, path, 18, 22)}${body}</g>`;
  // Drawn in the same order in every view, because the random numbers of the design are used in sequence.
  const top = deck(drawing, shape);
  const base = boardBase(drawing, shape);
  const { view } = drawing.spec;
  const [front, behind] = view === 'back' ? [base, top] : [top, base];
  if (view === 'pose') return { body: crossed(place, front, behind), focus: { x: 400, y: 500, zoom: 1 } };
  return {
    body: place(400 + Math.round(half * 1.08), 9, behind) + place(400 - Math.round(half * 1.02), 5, front),
    focus: { x: 375, y: Math.round(y + length * 0.27), zoom: 1.9 },
  };
}
