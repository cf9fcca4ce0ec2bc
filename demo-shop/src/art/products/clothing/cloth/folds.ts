import type { Random } from '../../../drawing/random.ts';
import { crease, flipped, type Crease } from './crease.ts';

/**
 * Returns the folds of a torso: at the arms, below the chest and above the hem. The model determines their exact
 * places.
 */
export function torsoFolds(random: Random, amount = 1): Crease[] {
  const vary = (value: number, by = 0.03) => value + random.between(-by, by);
  const arm = (): Crease[] => [
    crease([0.01, 0.36], [vary(0.2), vary(0.42)], 15 * amount, 0.16),
    crease([0.02, 0.33], [vary(0.16), vary(0.27)], 11 * amount, -0.12),
    crease([0.03, 0.41], [vary(0.13), vary(0.54)], 13 * amount, 0.1),
    crease([0, 0.6], [vary(0.2), vary(0.64)], 12 * amount, 0.14),
    crease([vary(0.08), 0.97], [vary(0.14), vary(0.8)], 13 * amount, -0.08),
  ];
  return [
    ...arm(),
    ...flipped(arm()),
    crease([vary(0.3), 0.98], [vary(0.34), vary(0.72, 0.06)], 12 * amount, 0.06),
    crease([vary(0.68), 0.98], [vary(0.63), vary(0.74, 0.06)], 12 * amount, -0.06),
    crease([1, vary(0.7)], [vary(0.74), vary(0.68)], 12 * amount, 0.14),
  ];
}

/** Returns the folds of a sleeve: inside the elbow and above the cuff. The outer edge is u = 0. */
export function sleeveFolds(random: Random, amount = 1): Crease[] {
  const vary = (value: number, by = 0.025) => value + random.between(-by, by);
  return [
    crease([0.98, 0.52], [vary(0.3), vary(0.47)], 15 * amount, 0.16),
    crease([1, 0.58], [vary(0.24), vary(0.6)], 17 * amount, -0.14),
    crease([0.98, 0.64], [vary(0.42), vary(0.71)], 13 * amount, -0.12),
    crease([0.02, 0.6], [vary(0.5), vary(0.66)], 11 * amount, 0.14),
    crease([0.96, 0.2], [vary(0.5), vary(0.36)], 12 * amount, 0.12),
    crease([0.04, vary(0.82)], [vary(0.74), vary(0.85)], 11 * amount, 0.14),
    crease([0.98, vary(0.77)], [vary(0.36), vary(0.79)], 12 * amount, -0.1),
    crease([0.06, 0.3], [vary(0.3), vary(0.5)], 12 * amount, 0.06),
  ];
}
