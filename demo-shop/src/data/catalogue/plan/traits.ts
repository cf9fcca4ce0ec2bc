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

/** What no family says of its products, drawn by their sku. */
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

/** Specification §9: 0 default, 4 price drop, 5 new season; the others belong to sales. */
function strategyOf(sku: string, ageDays: number): number {
  if (ageDays < 40) return 5;
  return draw(`strategy ${sku}`, 10) === 0 ? 4 : 0;
}

/** Adult alpine boots, millimetres: what a binding takes that names no range of its own. */
const alpineSoles = [260, 365] as const;

/** A binding says which soles it takes. */
export function tradeTraits(family: Family, facts: Facts): Pick<ProductPlan, 'fittingForm' | 'soleRange'> {
  const { soleMin, soleMax } = facts;
  const range =
    typeof soleMin === 'number' && typeof soleMax === 'number' ? ([soleMin, soleMax] as const) : alpineSoles;
  const isBoot = family.category.startsWith('ski-boots') && family.sizes?.option === 'mondopoint';
  return {
    fittingForm: isBoot ? 'mondopoint' : null,
    soleRange: family.category.startsWith('ski-bindings') ? range : null,
  };
}
