import { darker, lighter, lightness, mix } from '../../../drawing/colour.ts';
import type { Drawing } from '../../../drawing/drawing.ts';

/** Area of a print. It fades in at `from` and is densest at `to`, so that text fits beside it. */
export interface PrintArea {
  /** Half of the width; the centre line is x = 0. */
  half: number;
  from: number;
  to: number;
  ground: string;
}

export type Print = (drawing: Drawing, area: PrintArea) => string;

/** Returns a second tone of a colour: darker if it is light, lighter if it is dark. */
export const secondTone = (colour: string, share = 0.2) =>
  lightness(colour) > 0.5 ? darker(colour, share) : lighter(colour, share);

/** Returns `count` colours in steps from one to the other, without the first. */
export const steps = (from: string, to: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => mix(from, to, (index + 1) / count));

/** Returns rounded numbers as path data. */
export const whole = (...numbers: number[]) => numbers.map((number) => Math.round(number)).join(' ');
