import type { CategorySeed } from './categories/category.ts';
import { clothing } from './categories/clothing.ts';
import { mountain } from './categories/mountain.ts';
import { outdoor } from './categories/outdoor.ts';
import { ski } from './categories/ski.ts';
import { snowboarding } from './categories/snowboarding.ts';

export type { CategorySeed } from './categories/category.ts';

/** Categories in menu order, each parent before its children. */
export const categories: readonly CategorySeed[] = [
  ...ski,
  ...snowboarding,
  ...clothing,
  ...mountain,
  ...outdoor,
];
