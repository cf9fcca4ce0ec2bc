import type { StoreLocale } from 'shared-contracts/locales';
import type { bundleKinds } from 'shared-contracts/api/product';
import type { Colours } from 'storefront-ports/picture-originals';
import type { ProductKind } from '../../../art/spec.ts';
import type { Texts } from '../../texts.ts';
import type { Audience, Facts, OptionCode } from '../family.ts';
import type { PriceListName } from './price-lists.ts';

export type BundleKind = (typeof bundleKinds)[number];

export interface VariantPlan {
  sku: string;
  stock: number;
  lengthCm: number | null;
  /** Of ski boots, in millimetres. */
  soleLengthMm: number | null;
  colours: Colours | null;
  options: { code: OptionCode; value: string; label: Texts }[];
  /** Percent on top of the product's price, for example for the longest skis. */
  surcharge: number;
}

export interface TextPlan {
  name: string;
  description: string[];
}

export interface Price {
  /** Minor units. */
  retail: number;
  special: number;
}

export interface PartPlan {
  sku: string;
  label: Texts;
}

/** Product data from which the seed records are written. */
export interface ProductPlan {
  /** Fixed id that other systems refer to; without it the next free one is given. */
  id?: number;
  sku: string;
  brand: string;
  category: string;
  model: string;
  audience: Audience;
  artKind: ProductKind;
  facts: Facts;
  colours: Colours;
  colourFamilies: string[];
  bundle: { kind: BundleKind; parts: PartPlan[] } | null;
  strategy: number;
  isDropship: boolean;
  dispatchDays: number;
  fittingForm: 'mondopoint' | 'sole_length' | null;
  /** Boot sole lengths that fit, mm: minimum and maximum. */
  soleRangeMm: readonly [number, number] | null;
  popularity: number;
  recentBuyers: number;
  /** Days from the product's creation to the seeding. */
  ageDays: number;
  /** By price list; the stores of a list that is missing do not sell it. */
  prices: Partial<Record<PriceListName, Price>>;
  texts: Record<StoreLocale, TextPlan>;
  variants: VariantPlan[];
}
