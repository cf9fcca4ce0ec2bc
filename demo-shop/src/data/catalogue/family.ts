import type { ProductKind } from '../../art/spec.ts';
import type { Texts } from '../texts.ts';
import type { FactName, FactValue } from './facts.ts';
import type { PaletteName } from './palettes.ts';

export type OptionCode =
  'length' | 'mondopoint' | 'size' | 'glove-size' | 'shoe-size' | 'brake-width' | 'colour';

export type Audience = 'unisex' | 'women' | 'men' | 'junior';

/** What a brand makes, and what a family is made by. */
export type Trade =
  | 'ski'
  | 'boot'
  | 'binding'
  | 'snowboard'
  | 'clothing'
  | 'optics'
  | 'protection'
  | 'backcountry'
  | 'outdoor'
  | 'care';

/** Products of one kind: they share how they are named, sized, drawn and described. */
export interface Family {
  /** URL path of the category. */
  category: string;
  trade: Trade;
  artKind: ProductKind;
  /** As it stands beside a model: "Ravine 98 all-mountain skis", "Skis all-mountain Ravine 98". */
  type: Texts;
  /** For whom. `mixed`: models for women are named so, the others are for men. */
  audience: Audience | 'mixed';
  /** What a shopper chooses besides the colour; null where there is one size. */
  sizes: { option: Exclude<OptionCode, 'colour'>; values: readonly string[] } | null;
  /** True: every palette of a product is a choice of its own. */
  hasColours: boolean;
  /** One of these follows the product's own first paragraph. */
  craft: readonly Texts[];
  /** Written one by one. */
  products: readonly ProductSeed[];
  /** More of the same kind, put together from what follows. */
  range: Range;
}

export interface ProductSeed {
  brand: string;
  model: string;
  /** Whole pounds, recommended price and members' price. */
  retail: number;
  special: number;
  palettes: readonly [PaletteName, ...PaletteName[]];
  facts: Facts;
  pitch: Texts;
  /** Where the family's word does not fit. */
  type?: Texts;
  isWomens?: true;
  /** Where the family's sizes do not fit. */
  sizes?: readonly string[];
  /** Every size is gone. */
  isSoldOut?: true;
}

export type Facts = Partial<Record<FactName, FactValue>>;

/** What a family's further products are drawn from; every sentence is true of any of them. */
export interface Range {
  count: number;
  /** Whole pounds, recommended price, from and to. */
  retail: readonly [number, number];
  /** One value of each is drawn; lists of numbers rise, and a dear product has the later ones. */
  facts: Partial<Record<FactName, readonly FactValue[]>>;
  /** Its value follows the model's name, such as a waist width: "Ravine 98". */
  suffix?: FactName;
  pitches: readonly Texts[];
}
