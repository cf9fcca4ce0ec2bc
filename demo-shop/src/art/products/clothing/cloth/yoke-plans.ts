import { above, arms, type Plan } from './blocking-parts.ts';
import type { Spot } from './surface.ts';

/** Returns a colour blocking in which everything above an edge and a share of the sleeves have the accent colour. */
export const yoke =
  (edge: readonly Spot[], sleeve: number): Plan =>
  (figure, { base, accent }) => ({
    torso: above(figure, edge, accent),
    ...arms(figure, 0, sleeve, accent),
    sleeves: base,
    chest: accent,
    hood: accent,
  });

/** Colours the shoulders in the second tone. */
export const tonalYoke: Plan = (figure, { base, tone }) => ({
  torso: above(
    figure,
    [
      [0, 0.3],
      [0.2, 0.325],
      [0.5, 0.27],
      [0.8, 0.325],
      [1, 0.3],
    ],
    tone,
  ),
  ...arms(figure, 0, 0.24, tone),
  sleeves: base,
  chest: tone,
  hood: base,
});
