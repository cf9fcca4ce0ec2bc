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
  /** Of all products. */
  skus: Set<string>;
  /** Of all lines; see `fingerprint.ts`. */
  fingerprint: string;
}

export const optionValueKey = (option: string, value: string) => `${option} ${value}`;
export const bundlePartKey = (sku: string, position: number) => `${sku} ${position}`;

/** Returns the path above a category's; null for the root. */
export function parentPath(path: string): string | null {
  if (path === '') return null;
  return path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
}

/** Returns the path and those above it, as far as `isKnown` returns true. */
export function pathAndAbove(path: string, isKnown: (path: string) => boolean): string[] {
  const paths = [path];
  for (let above = parentPath(path); above !== null; above = parentPath(above)) {
    if (isKnown(above)) paths.push(above);
  }
  return paths;
}
