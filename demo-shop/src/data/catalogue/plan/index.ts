import { families } from '../families/index.ts';
import { planBundles } from './bundles.ts';
import { planHandWritten } from './hand-written.ts';
import type { ProductPlan } from './product-plan.ts';
import { planRange } from './range.ts';
import { planSpecials } from './specials.ts';

export type { ProductPlan } from './product-plan.ts';

/** Returns the plans of all products, the hand-written ones first: ids are given in this order. */
export function planProducts(): ProductPlan[] {
  const handWritten = families.flatMap(planHandWritten);
  const further = families.flatMap(planRange);
  const single = [...handWritten, ...further];
  return [...single, ...planBundles(single), ...planSpecials()];
}
