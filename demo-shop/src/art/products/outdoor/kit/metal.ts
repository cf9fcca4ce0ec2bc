import { darker, lighter } from '../../../drawing/colour.ts';
import { linear, type Drawing } from '../../../drawing/drawing.ts';

/** Defines the gradient of a standing cylinder: bright on the left, pale at the right edge. */
export function cylinder(drawing: Drawing, colour: string, gloss = 0.5): string {
  return linear(drawing, 0, [
    [0, darker(colour, 0.5)],
    [0.08, darker(colour, 0.12)],
    [0.22, lighter(colour, gloss * 0.9)],
    [0.34, lighter(colour, gloss * 0.25)],
    [0.55, colour],
    [0.86, darker(colour, 0.5)],
    [0.95, darker(colour, 0.34)],
    [1, darker(colour, 0.6)],
  ]);
}

/** Defines the gradient of a steel cylinder. */
export const steel = (drawing: Drawing) => cylinder(drawing, '#a3adb5', 0.95);

/** Defines the gradient of a brass cylinder. */
export const brass = (drawing: Drawing) => cylinder(drawing, '#b98d3e', 0.8);

/** Defines the gradient of a black plastic cylinder. */
export const plasticBlack = (drawing: Drawing) => cylinder(drawing, '#242c34', 0.4);

/** Defines the same gradient, translucent, for use on top of a print. */
export function sheen(drawing: Drawing): string {
  return linear(drawing, 0, [
    [0, '#06111c', 0.45],
    [0.09, '#06111c', 0.1],
    [0.22, '#ffffff', 0.3],
    [0.34, '#ffffff', 0.04],
    [0.6, '#06111c', 0.02],
    [0.88, '#06111c', 0.34],
    [0.95, '#06111c', 0.14],
    [1, '#06111c', 0.45],
  ]);
}
