import type { Drawing } from '../../../drawing/drawing.ts';
import { flat } from '../../../drawing/solid.ts';
import type { Figure } from '../figure.ts';
import type { Spot } from './surface.ts';
import { seam } from './trim.ts';

/** Markup of the colour blocks by part, and the resulting background colour of the chest. */
export interface Blocking {
  torso: string;
  left: string;
  right: string;
  sleeves: string;
  chest: string;
  hood: string;
}

export interface Palette {
  /** Numbers of the design and definitions, for prints. */
  drawing: Drawing;
  base: string;
  tone: string;
  accent: string;
}

export type Plan = (figure: Figure, palette: Palette) => Blocking;

/** Draws a colour block with a seam along its edge. */
export const edged = (path: string, edge: string, colour: string) => flat(path, colour) + seam(edge, colour);

/** Draws a block above an edge on the torso. */
export function above(figure: Figure, edge: readonly Spot[], colour: string): string {
  return edged(figure.torso.area([0, 0], [1, 0], ...edge.toReversed()), figure.torso.line(...edge), colour);
}

/** Draws a band at the same height on both arms. */
export function arms({ left, right }: Figure, from: number, to: number, colour: string) {
  const band = (arm: Figure['left']) =>
    flat(arm.area([0, from], [1, from], [1, to], [0, to]), colour) +
    [from, to]
      .map((v) => (v > 0 && v < 1 ? seam(arm.line([0, v], [0.5, v + 0.006], [1, v]), colour) : ''))
      .join('');
  return { left: band(left), right: band(right) };
}
