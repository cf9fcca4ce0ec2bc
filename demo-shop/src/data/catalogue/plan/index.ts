import { families } from '../families/index.ts';
import { isSoldToMembers } from './assortment.ts';
import { planBundles } from './bundles.ts';
import { planHandWritten } from './hand-written.ts';
import type { ProductPlan } from './product-plan.ts';
import { planRange } from './range.ts';
import { planSpecials } from './specials.ts';

/** Number of bundles of each kind at most. */
const bundlesOfKind = { members: 28, outlet: 4 };

export type { ProductPlan } from './product-plan.ts';

/** Returns the plans of all products, the hand-written ones first: ids are given in this order. */
export function planProducts(): ProductPlan[] {
  const handWritten = families.flatMap(planHandWritten);
  const further = families.flatMap(planRange);
  const single = [...handWritten, ...further];
  const bundles = planBundles(single.filter(isSoldToMembers), bundlesOfKind.members);
  const lastSeason = planBundles(
    single.filter((plan) => !isSoldToMembers(plan)),
    bundlesOfKind.outlet,
  );
  return [...single, ...bundles, ...lastSeason, ...planSpecials()];
}
