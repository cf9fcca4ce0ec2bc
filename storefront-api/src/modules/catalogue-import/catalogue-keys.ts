import type { StoreLocale } from 'shared-contracts/locales';

/** Records that have an id in the database. */
export const idKinds = [
  'option',
  'option-value',
  'brand',
  'category',
  'product',
  'sale',
  'bundle-part',
] as const;
export type IdKind = (typeof idKinds)[number];

/** What the first pass over a file remembers for the second one. */
export interface CatalogueKeys {
  /** Ids that the file gives, by key. */
  ids: Record<IdKind, Map<string, number>>;
  brandNames: Map<string, string>;
  categoryNames: Map<string, Record<StoreLocale, string>>;
  /** Price lists of customer groups, by the list of the stores where they apply. */
  groupLists: Map<string, string[]>;
  /** Of all products. */
  skus: Set<string>;
  /** Of all lines; see `fingerprint.ts`. */
  fingerprint: string;
}

export const optionValueKey = (option: string, value: string) => `${option} ${value}`;
export const bundlePartKey = (sku: string, position: number) => `${sku} ${position}`;
