import type { BannerMood } from 'storefront-ports/picture-originals';
import type { Texts } from '../../texts.ts';
import type { ProductPlan } from '../plan/product-plan.ts';

/** 0 guest, 1 member, 2 insider, 3 partner's member, 4 pro, 5 staff. */
type CustomerGroup = 0 | 1 | 2 | 3 | 4 | 5;

export interface SaleSeed {
  slug: string;
  brand: string | null;
  title: Texts;
  description: Texts;
  mood: BannerMood;
  /** Days from the moment the shop is first started. */
  startsIn: number;
  endsIn: number;
  /** Customer groups that see the sale; null: all. */
  groups: readonly CustomerGroup[] | null;
  /** Kinds of store that hold it; null: every shop for members, but not the open outlets. */
  storeKinds: readonly ('private' | 'outlet' | 'partner' | 'pro')[] | null;
  /** Price strategy: 0 default, 1 black friday, 2 sale, 3 french days, 4 price drop, 5 new season. */
  strategy: 0 | 1 | 2 | 3 | 4 | 5;
  maxPerCustomer: number | null;
  includes: (product: ProductPlan) => boolean;
}

/** Products of these categories and of those below them. */
export function inCategories(...paths: readonly string[]): SaleSeed['includes'] {
  return ({ category }) => paths.some((path) => category === path || category.startsWith(`${path}/`));
}

export function byBrands(...slugs: readonly string[]): SaleSeed['includes'] {
  return ({ brand }) => slugs.includes(brand);
}
