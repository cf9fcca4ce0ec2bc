import type { ProductKind } from '../../art/spec.ts';
import type { Texts } from '../texts.ts';
import type { FactName, FactValue } from './facts.ts';
import type { PaletteName } from './palettes.ts';

export type OptionCode =
  'length' | 'mondopoint' | 'size' | 'glove-size' | 'shoe-size' | 'brake-width' | 'colour';

export type Audience = 'unisex' | 'women' | 'men' | 'junior';

/** Product group of a brand or family. */
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

/** Products of one kind: they share naming pattern, sizes, drawing and description. */
export interface Family {
  /** URL path of the category. */
  category: string;
  trade: Trade;
  artKind: ProductKind;
  /** Product type in a product's name: "Ravine 98 all-mountain skis", "Skis all-mountain Ravine 98". */
  type: Texts;
  /** Target group. `mixed`: products for women have it in their names, the others are for men. */
  audience: Audience | 'mixed';
  /** Option besides the colour, with its values; null for families with one size. */
  sizes: { option: Exclude<OptionCode, 'colour'>; values: readonly string[] } | null;
  /** Whether each palette of a product is a value of its colour option. */
  hasColours: boolean;
  /** One of these is the second paragraph of each product's description. */
  craft: readonly Texts[];
  /** Hand-written products. */
  products: readonly ProductSeed[];
  /** Parameters for the generated products of the family. */
  range: Range;
}

export interface ProductSeed {
  brand: string;
  model: string;
  /** Recommended price, whole pounds (`special` below: members' price). */
  retail: number;
  special: number;
  palettes: readonly [PaletteName, ...PaletteName[]];
  facts: Facts;
  pitch: Texts;
  /** Overrides the family's `type`. */
  type?: Texts;
  /** Overrides the family's `craft`, for a product of another cut or make. */
  craft?: Texts;
  isWomens?: true;
  /** Overrides the values of the family's sizes. */
  sizes?: readonly string[];
  /** Sets the stock of every variant to 0. */
  isSoldOut?: true;
}

export type Facts = Partial<Record<FactName, FactValue>>;

/** Parameters of a family's generated products; each fact value and text must fit any of them. */
export interface Range {
  count: number;
  /** Recommended price, whole pounds: minimum and maximum. */
  retail: readonly [number, number];
  /** One value of each is picked. Numbers are in ascending order; the higher the price, the later the value. */
  facts: Partial<Record<FactName, readonly FactValue[]>>;
  /** Fact whose value follows the model's name, such as the waist width in "Ravine 98". */
  suffix?: FactName;
  pitches: readonly Texts[];
}
