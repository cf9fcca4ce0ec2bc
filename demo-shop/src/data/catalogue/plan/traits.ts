import type { Facts, Family } from '../family.ts';
import { palettes, type PaletteName } from '../palettes.ts';
import { draw, popularityOf } from './chance.ts';
import type { ProductPlan } from './product-plan.ts';

type FamilyTraits = Pick<
  ProductPlan,
  | 'category'
  | 'artKind'
  | 'bundle'
  | 'colourFamilies'
  | 'strategy'
  | 'isDropship'
  | 'dispatchDays'
  | 'popularity'
  | 'recentBuyers'
  | 'ageDays'
>;

/** Returns the properties that the family's seed does not give, derived from a hash of the SKU. `ageDays`: 3 to 362. */
export function familyTraits(family: Family, sku: string, names: readonly PaletteName[]): FamilyTraits {
  const popularity = popularityOf(sku);
  const isDropship = family.trade === 'outdoor' && draw(`dropship ${sku}`, 5) === 0;
  const ageDays = 3 + draw(`age ${sku}`, 360);
  return {
    category: family.category,
    artKind: family.artKind,
    bundle: null,
    colourFamilies: [...new Set(names.map((name) => palettes[name].family))],
    strategy: strategyOf(sku, ageDays),
    isDropship,
    dispatchDays: isDropship ? 3 + draw(`maker ${sku}`, 5) : 1,
    popularity,
    recentBuyers: popularity > 800 ? 5 + draw(`buyers ${sku}`, 60) : 0,
    ageDays,
  };
}

/**
 * Returns the price strategy (specification §9): 5 for products younger than 40 days, otherwise 4 for 10 % of SKUs and
 * 0 for the rest.
 */
function strategyOf(sku: string, ageDays: number): number {
  if (ageDays < 40) return 5;
  return draw(`strategy ${sku}`, 10) === 0 ? 4 : 0;
}

/** Sole lengths of adult alpine boots, mm. Used for bindings without a range of their own. */
const alpineSoles = [260, 365] as const;

/**
 * Returns the range of sole lengths (mm) that a binding accepts, and the fitting form of ski boots; null for other
 * products.
 */
export function tradeTraits(family: Family, facts: Facts): Pick<ProductPlan, 'fittingForm' | 'soleRangeMm'> {
  const { soleMin, soleMax } = facts;
  const range =
    typeof soleMin === 'number' && typeof soleMax === 'number' ? ([soleMin, soleMax] as const) : alpineSoles;
  const isBoot = family.category.startsWith('ski-boots') && family.sizes?.option === 'mondopoint';
  return {
    fittingForm: isBoot ? 'mondopoint' : null,
    soleRangeMm: family.category.startsWith('ski-bindings') ? range : null,
  };
}
