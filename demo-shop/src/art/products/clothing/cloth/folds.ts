import type { Random } from '../../../drawing/random.ts';
import { crease, flipped, type Crease } from './crease.ts';

/** Moves a share a little, so that the folds of no two models are at the same places. */
type Vary = (value: number, by?: number) => number;

/** Sets of folds; `amount` is a factor of their width. */
type FoldSet = (vary: Vary, amount: number) => Crease[];

const both = (side: () => Crease[]): Crease[] => [...side(), ...flipped(side())];

/** Gathered at the arms and above the hem. */
const gathered: FoldSet = (vary, amount) => [
  ...both(() => [
    crease([0.01, 0.36], [vary(0.2), vary(0.42)], 15 * amount, 0.16),
    crease([0.02, 0.33], [vary(0.16), vary(0.27)], 11 * amount, -0.12),
    crease([0.03, 0.41], [vary(0.13), vary(0.54)], 13 * amount, 0.1),
    crease([0, 0.6], [vary(0.2), vary(0.64)], 12 * amount, 0.14),
    crease([vary(0.08), 0.97], [vary(0.14), vary(0.8)], 13 * amount, -0.08),
  ]),
  crease([vary(0.3), 0.98], [vary(0.34), vary(0.72, 0.06)], 12 * amount, 0.06),
  crease([vary(0.68), 0.98], [vary(0.63), vary(0.74, 0.06)], 12 * amount, -0.06),
  crease([1, vary(0.7)], [vary(0.74), vary(0.68)], 12 * amount, 0.14),
];

/** Falls from the shoulders in long folds, as loose fabric does. */
const falling: FoldSet = (vary, amount) =>
  both(() => [
    crease([vary(0.1), 0.3], [vary(0.13), vary(0.72, 0.06)], 13 * amount, 0.07),
    crease([vary(0.24), 0.5], [vary(0.2), 0.97], 14 * amount, -0.06),
    crease([vary(0.38), 0.62], [vary(0.36), 0.96], 10 * amount, 0.05),
    crease([0.02, 0.35], [vary(0.17), vary(0.3)], 10 * amount, -0.12),
  ]);

/** Smooth, with pulls across the waist, as on a close fit. */
const pulled: FoldSet = (vary, amount) =>
  both(() => [
    crease([0, vary(0.56)], [vary(0.3), vary(0.53)], 10 * amount, 0.12),
    crease([0, vary(0.64)], [vary(0.24), vary(0.66)], 12 * amount, -0.1),
    crease([0.02, 0.35], [vary(0.22), vary(0.24)], 12 * amount, -0.14),
    crease([0.46, vary(0.66)], [vary(0.26), vary(0.7)], 8 * amount, 0.12),
  ]);

/** Laid flat: a few short folds on one side more than on the other. */
const flat: FoldSet = (vary, amount) => [
  ...both(() => [crease([0.02, 0.35], [vary(0.15), vary(0.36)], 12 * amount, 0.12)]),
  crease([0, vary(0.74)], [vary(0.3), vary(0.66)], 12 * amount, 0.12),
  crease([vary(0.2), 0.98], [vary(0.28), vary(0.82)], 12 * amount, 0.08),
  crease([1, vary(0.5)], [vary(0.72), vary(0.58)], 11 * amount, -0.12),
  crease([vary(0.76), 0.98], [vary(0.7), vary(0.84)], 10 * amount, -0.06),
];

/** Bent elbow: folds inside it and above the cuff. */
const bent: FoldSet = (vary, amount) => [
  crease([0.98, 0.52], [vary(0.3), vary(0.47)], 15 * amount, 0.16),
  crease([1, 0.58], [vary(0.24), vary(0.6)], 17 * amount, -0.14),
  crease([0.98, 0.64], [vary(0.42), vary(0.71)], 13 * amount, -0.12),
  crease([0.02, 0.6], [vary(0.5), vary(0.66)], 11 * amount, 0.14),
  crease([0.96, 0.2], [vary(0.5), vary(0.36)], 12 * amount, 0.12),
  crease([0.04, vary(0.82)], [vary(0.74), vary(0.85)], 11 * amount, 0.14),
  crease([0.98, vary(0.77)], [vary(0.36), vary(0.79)], 12 * amount, -0.1),
  crease([0.06, 0.3], [vary(0.3), vary(0.5)], 12 * amount, 0.06),
];

/** Pushed up a little: the fabric stacks above the cuff. */
const stacked: FoldSet = (vary, amount) => [
  crease([0.02, vary(0.7)], [vary(0.8), vary(0.74)], 13 * amount, 0.16),
  crease([0.98, vary(0.76)], [vary(0.2), vary(0.79)], 13 * amount, -0.16),
  crease([0.02, vary(0.83)], [vary(0.82), vary(0.86)], 12 * amount, 0.16),
  crease([0.98, 0.5], [vary(0.5), vary(0.52)], 12 * amount, 0.12),
  crease([0.96, 0.2], [vary(0.5), vary(0.32)], 11 * amount, 0.12),
];

/** Straight: long folds along the arm. */
const straight: FoldSet = (vary, amount) => [
  crease([vary(0.3), 0.2], [vary(0.4), vary(0.56)], 12 * amount, 0.05),
  crease([vary(0.62), 0.4], [vary(0.56), vary(0.82)], 13 * amount, -0.05),
  crease([0.98, 0.55], [vary(0.5), vary(0.6)], 11 * amount, -0.12),
  crease([0.04, vary(0.86)], [vary(0.6), vary(0.88)], 10 * amount, 0.12),
];

const varying =
  (random: Random, usual: number): Vary =>
  (value, by = usual) =>
    value + random.between(-by, by);

/** Returns the folds of a torso. The model determines how it falls. */
export const torsoFolds = (random: Random, amount = 1): Crease[] =>
  random.pick([gathered, falling, pulled, flat])(varying(random, 0.03), amount);

/** Returns the folds of a sleeve. The outer edge is u = 0. */
export const sleeveFolds = (random: Random, amount = 1): Crease[] =>
  random.pick([bent, bent, stacked, straight])(varying(random, 0.025), amount);
