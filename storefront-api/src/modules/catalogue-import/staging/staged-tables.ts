import type { PgTable } from 'drizzle-orm/pg-core';
import { getTableName } from 'drizzle-orm';
import {
  attributes,
  attributeWords,
  brandReviews,
  brands,
  bundleParts,
  categories,
  categoryProducts,
  cmsPages,
  colourFamilies,
  headerTexts,
  navigationMenus,
  optionAttributes,
  optionValues,
  pageTexts,
  priceHistory,
  priceLists,
  prices,
  products,
  productTexts,
  redirects,
  saleCategories,
  saleProducts,
  sales,
  searchRedirects,
  searchSynonyms,
  sizeGuides,
  staticBlocks,
  storeOverrides,
  variantOptions,
  variantPrices,
  variants,
} from '../../../db/schema/index.ts';

/** A table that the import replaces. */
export interface StagedTable {
  table: PgTable;
  /**
   * Columns that identify a row, without null. A nullable column is written as an expression over `{}`, the row.
   */
  key: readonly string[];
  /**
   * Columns that must not change while the key stays: a row with other values is another thing, and whatever refers to
   * it, such as the line of a basket, is deleted.
   */
  identity?: readonly string[];
  /** Unique columns besides the key. They are cleared before the update, so that rows can swap their values. */
  unique?: readonly string[];
}

/** Every table whose rows come from the file, parents first. Columns with generated values are not written. */
export const stagedTables: readonly StagedTable[] = [
  { table: attributes, key: ['code'] },
  { table: attributeWords, key: ['word'] },
  { table: colourFamilies, key: ['code'] },
  { table: sizeGuides, key: ['code'] },
  { table: optionAttributes, key: ['id'], unique: ['code'] },
  { table: optionValues, key: ['id'] },
  { table: brands, key: ['id'], unique: ['slug'] },
  { table: brandReviews, key: ['brand_id', 'author', 'created_at'] },
  { table: categories, key: ['id'], unique: ['url_path'] },
  { table: priceLists, key: ['code'] },
  { table: products, key: ['id'], identity: ['sku'] },
  { table: productTexts, key: ['product_id', 'locale'] },
  { table: categoryProducts, key: ['category_id', 'product_id'] },
  { table: prices, key: ['product_id', 'list'] },
  { table: priceHistory, key: ['product_id', 'list', 'valid_from'] },
  { table: variants, key: ['id'], identity: ['sku', 'product_id'], unique: ['gtin'] },
  { table: variantOptions, key: ['variant_id', 'attribute_id'] },
  { table: variantPrices, key: ['variant_id', 'list'] },
  { table: bundleParts, key: ['id'], identity: ['bundle_id', 'product_id'] },
  { table: sales, key: ['id'], identity: ['slug'], unique: ['banner_key'] },
  { table: saleProducts, key: ['sale_id', 'product_id'] },
  { table: saleCategories, key: ['sale_id', 'category_id'] },
  { table: cmsPages, key: ['identifier', 'locale'] },
  { table: staticBlocks, key: ['identifier', 'store_id'] },
  { table: navigationMenus, key: ['type', 'store_kind', 'locale'] },
  { table: pageTexts, key: ['area', 'locale'] },
  { table: headerTexts, key: ['key', 'locale'] },
  { table: redirects, key: ['from_path', 'coalesce({}.store_id, 0)'] },
  { table: searchRedirects, key: ['term', "coalesce({}.locale, '')"] },
  { table: searchSynonyms, key: ['locale', 'term'] },
  { table: storeOverrides, key: ['store_id', 'key'] },
];

/** Tables with ids that are given by the import; the next row of another origin must get a higher one. */
export const tablesWithIds: readonly PgTable[] = [
  optionAttributes,
  optionValues,
  brands,
  categories,
  products,
  variants,
  bundleParts,
  sales,
];

/** Returns the name of the temporary table that the rows of the file are written to. */
export const stagingName = (table: PgTable) => `import_${getTableName(table)}`;
