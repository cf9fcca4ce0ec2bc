import type { ProductKind } from '../../modules/media/art/spec.ts';
import type { FactName, FactValue } from './facts.ts';
import type { PaletteName } from './palettes.ts';

export interface Bilingual {
  en: string;
  fr: string;
}

export type OptionCode = 'length' | 'mondopoint' | 'size' | 'glove-size' | 'brake-width' | 'colour';

/** Products of one kind: they share how they are named, sized, drawn and described. */
export interface Family {
  /** URL path of the category. */
  category: string;
  artKind: ProductKind;
  type: Bilingual;
  /** What a shopper chooses besides the colour; null where there is one size. */
  sizes: { option: Exclude<OptionCode, 'colour'>; values: readonly string[] } | null;
  /** True: every palette of a product is a choice of its own. */
  hasColours: boolean;
  /** One of these follows the product's own first paragraph. */
  craft: readonly Bilingual[];
  products: readonly ProductSeed[];
}

export interface ProductSeed {
  brand: string;
  model: string;
  /** Whole pounds, recommended price and members' price. */
  retail: number;
  special: number;
  palettes: readonly [PaletteName, ...PaletteName[]];
  facts: Partial<Record<FactName, FactValue>>;
  pitch: Bilingual;
  /** Where the family's word does not fit. */
  type?: Bilingual;
  isWomens?: true;
  /** Where the family's sizes do not fit. */
  sizes?: readonly string[];
  /** Every size is gone. */
  isSoldOut?: true;
}
