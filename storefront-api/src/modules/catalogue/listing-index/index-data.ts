import type { StoreLocale } from 'shared-contracts/locales';
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
  /** Paths of the categories whose products go with those of this one. */
  goesWith: readonly string[];
}

export interface AttributeName {
  label: Localised;
  /** Printed after a number. */
  unit: string;
  position: number;
  isFacet: boolean;
}

/** Labels of facets and specifications. */
export interface FacetNames {
  brands: ReadonlyMap<number, { name: string; slug: string }>;
  /** Colour families in display order. A product's colours are a bit set of indexes into this list. */
  colours: readonly { code: string; label: Localised; hex: string }[];
  /** Sizes by id of the option value. */
  sizes: ReadonlyMap<number, { label: Localised; position: number }>;
  attributes: ReadonlyMap<string, AttributeName>;
  valueLabels: ReadonlyMap<string, Localised>;
}

/** The fields of a sale that decide whether it applies. Times are in milliseconds since 1970. */
export interface SaleEntry {
  id: number;
  startsAt: number;
  endsAt: number;
  groups: readonly number[] | null;
  storeKinds: readonly string[] | null;
  strategy: number;
}

/** A category's name for some of its products in one language: "ski jacket", which its products have besides their model. */
export interface TypeName {
  categoryId: number;
  /** Empty if the names of the products do not contain their models. */
  text: string;
}

/** The types of one language, and the number of each product's type by position; -1 for a product without a text. */
export interface TypeColumn {
  names: readonly TypeName[];
  typeOf: Int32Array;
}

/** Prices of one price list by position; -1 if the list does not contain the product. */
export interface PriceColumn {
  special: Int32Array;
  discount: Int16Array;
}

/**
 * The data by which listings filter, count and sort, as one array per field. The position of a product in these arrays
 * is its rank by relevance: the most popular first, products that are sold out last.
 */
export interface ListingIndex {
  revision: number;
  size: number;
  productIds: Int32Array;
  positionOf: ReadonlyMap<number, number>;
  brandIds: Int32Array;
  /** Index into {@link audiences}. */
  audience: Uint8Array;
  /** Bits of {@link FacetNames.colours}. */
  colours: Uint32Array;
  inStock: Uint8Array;
  /** Products of which only the last pieces are in stock. */
  lastItems: Uint8Array;
  /** Seconds since 1970. */
  releasedAt: Float64Array;
  /** Number of members who have bought the product recently, which its page says too. */
  recentBuyers: Int32Array;
  /** Ids of option values in stock, by position. */
  sizes: Rows;
  /** Parallel to {@link sizes}: bits of the colour families in which the size is in stock. */
  sizeColours: Rows;
  /** Numbers of {@link attributeValues}, by position. */
  attributes: Rows;
  attributeValues: readonly { code: string; value: string | number }[];
  prices: ReadonlyMap<string, PriceColumn>;
  types: ReadonlyMap<StoreLocale, TypeColumn>;
  /** Positions in ascending order. */
  byCategory: ReadonlyMap<number, Int32Array>;
  byBrand: ReadonlyMap<number, Int32Array>;
  bySale: ReadonlyMap<number, Int32Array>;
  /** Ids of the enabled sales of a product, by position. */
  salesOf: Rows;
  /** Enabled sales, including past and future ones. */
  sales: ReadonlyMap<number, SaleEntry>;
  categories: ReadonlyMap<number, CategoryEntry>;
  names: FacetNames;
}
