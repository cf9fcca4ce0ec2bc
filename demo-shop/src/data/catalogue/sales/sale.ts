import type { BannerMood } from 'storefront-ports/picture-originals';
import type { ProductKind } from '../../../art/spec.ts';
import type { Texts } from '../../texts.ts';
import type { ProductPlan } from '../plan/product-plan.ts';

/** Group ids: 0 guest, 1 member, 2 insider, 3 partner's member, 4 pro, 5 staff. */
type CustomerGroup = 0 | 1 | 2 | 3 | 4 | 5;

export interface SaleSeed {
  slug: string;
  brand: string | null;
  title: Texts;
  /** One sentence about its products, at most 120 characters. */
  summary: Texts;
  mood: BannerMood;
  /** What its banner shows, the largest first; a kind that is named twice stands for two of its products. */
  shows: readonly [ProductKind, ...ProductKind[]];
  /** Days from the first start of the shop. */
  startsIn: number;
  endsIn: number;
  /** Customer groups that have access; null: all visitors. */
  groups: readonly CustomerGroup[] | null;
  /** Kinds of store that have the sale; null: all members' shops, without the outlets. */
  storeKinds: readonly ('private' | 'outlet' | 'partner' | 'pro')[] | null;
  /** Price strategy: 0 default, 1 black friday, 2 sale, 3 french days, 4 price drop, 5 new season. */
  strategy: 0 | 1 | 2 | 3 | 4 | 5;
  maxPerCustomer: number | null;
  includes: (product: ProductPlan) => boolean;
}

/** Returns a filter for products of the given categories and their subcategories. */
export function inCategories(...paths: readonly string[]): SaleSeed['includes'] {
  return ({ category }) => paths.some((path) => category === path || category.startsWith(`${path}/`));
}

/** Returns a filter for products of the given brands (slugs). */
export function byBrands(...slugs: readonly string[]): SaleSeed['includes'] {
  return ({ brand }) => slugs.includes(brand);
}
