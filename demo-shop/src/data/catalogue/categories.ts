import type { CategorySeed } from './categories/category.ts';
import { clothing } from './categories/clothing.ts';
import { mountain } from './categories/mountain.ts';
import { outdoor } from './categories/outdoor.ts';
import { ski } from './categories/ski.ts';
import { snowboarding } from './categories/snowboarding.ts';

export type { CategorySeed } from './categories/category.ts';

/** Parents before their children, in the order in which shoppers look for them. */
export const categories: readonly CategorySeed[] = [
  ...ski,
  ...snowboarding,
  ...clothing,
  ...mountain,
  ...outdoor,
];
