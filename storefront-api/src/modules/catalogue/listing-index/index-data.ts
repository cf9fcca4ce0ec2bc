import type { Localised } from '../../../db/schema/index.ts';
import type { Rows } from './packed-rows.ts';

export const audiences = ['unisex', 'women', 'men', 'junior'] as const;

export interface CategoryEntry {
  id: number;
  parentId: number | null;
  urlPath: string;
  position: number;
  name: Localised;
  description: Localised;
}

export interface AttributeName {
  label: Localised;
  /** Follows a number. */
  unit: string;
  position: number;
  isFacet: boolean;
}

/** What facets and specifications are worded with. */
export interface FacetNames {
  brands: ReadonlyMap<number, { name: string; slug: string }>;
  /** Colour families in their order; a product's colours are bits of this list. */
  colours: readonly { code: string; label: Localised; hex: string }[];
  /** Sizes of every kind, by the id of the option value. */
  sizes: ReadonlyMap<number, { label: Localised; position: number }>;
  attributes: ReadonlyMap<string, AttributeName>;
  words: ReadonlyMap<string, Localised>;
}

/** A sale as far as it decides about a product. Times in milliseconds since 1970. */
export interface SaleEntry {
  id: number;
  startsAt: number;
  endsAt: number;
  groups: readonly number[] | null;
  storeKinds: readonly string[] | null;
  strategy: number;
}

/** What one price list asks, by place; -1 where the product is not sold by it. */
export interface PriceColumn {
  special: Int32Array;
  discount: Int16Array;
}

/**
 * Everything that listings count and sort by, in columns. A product has a place: the better known it is, the
 * lower, and what is sold out comes last. A listing by relevance is therefore in order as it stands.
 */
export interface ListingIndex {
  revision: number;
  size: number;
  productIds: Int32Array;
  placeOf: ReadonlyMap<number, number>;
  brandIds: Int32Array;
  /** Index into {@link audiences}. */
  audience: Uint8Array;
  /** Bits of {@link FacetNames.colours}. */
  colours: Uint32Array;
  inStock: Uint8Array;
  /** Seconds since 1970. */
  releasedAt: Float64Array;
  /** Ids of option values in stock, by place. */
  sizes: Rows;
  /** Numbers of {@link attributeValues}, by place. */
  attributes: Rows;
  attributeValues: readonly { code: string; value: string | number }[];
  prices: ReadonlyMap<string, PriceColumn>;
  /** Places in rising order. */
  byCategory: ReadonlyMap<number, Int32Array>;
  byBrand: ReadonlyMap<number, Int32Array>;
  bySale: ReadonlyMap<number, Int32Array>;
  /** Ids of the enabled sales of a product, by place. */
  salesOf: Rows;
  /** Enabled sales, past and coming ones too. */
  sales: ReadonlyMap<number, SaleEntry>;
  categories: ReadonlyMap<number, CategoryEntry>;
  names: FacetNames;
}
