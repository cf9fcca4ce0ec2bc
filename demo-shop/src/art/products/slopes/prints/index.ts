import { blocks, facets, halftone, knit, stripes } from './geometry.ts';
import { forest, skyline, sunrise, waves } from './landscape.ts';
import type { Print } from './print.ts';
import { brush, fault, monogram, rings, topography } from './lines.ts';

/** Prints with a top and a bottom. */
const upright = [skyline, forest, waves, sunrise] as const;

/** Prints that may be turned upside down. */
export const turnable = [
  facets,
  halftone,
  stripes,
  blocks,
  knit,
  topography,
  rings,
  fault,
  brush,
  monogram,
] as const;

export const prints = [...turnable, ...upright] as const;

/** Prints on one side only: each ski of a pair has its own, mirrored. */
export const oneSided: readonly Print[] = [fault, brush];
