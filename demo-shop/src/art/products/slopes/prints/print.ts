import { darker, lighter, lightness, mix } from '../../../drawing/colour.ts';
import type { Drawing } from '../../../drawing/drawing.ts';

/** Where a print may go: it starts softly at `from` and is densest at `to`, so that words have calm ground beside it. */
export interface PrintArea {
  /** Half of the width; the middle line is x = 0. */
  half: number;
  from: number;
  to: number;
  ground: string;
}

export type Print = (drawing: Drawing, area: PrintArea) => string;

/** A second tone of the same colour: darker on light ground, lighter on dark. */
export const secondTone = (colour: string, share = 0.2) =>
  lightness(colour) > 0.5 ? darker(colour, share) : lighter(colour, share);

/** Steps from the ground to the accent, the far ones first. */
export const steps = (from: string, to: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => mix(from, to, (index + 1) / count));

export const whole = (...numbers: number[]) => numbers.map((number) => Math.round(number)).join(' ');
