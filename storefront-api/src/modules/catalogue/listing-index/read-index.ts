import type { StoreLocale } from 'shared-contracts/locales';
import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import type { Localised } from '../../../db/schema/index.ts';
import type { AttributeName, CategoryEntry, FacetNames, SaleEntry } from './index-data.ts';

/** Product ids per query, limited by the statement timeout and by memory. */
const batchSize = 20_000;

export interface ProductRecord {
  id: number;
  brand_id: number;
  audience: string;
  colour_families: string[];
  facts: Record<string, string | number>;
  popularity: number;
  recent_buyers: number;
  released: number;
  /** Stock of all variants. The stock of a bundle is that of its scarcest part. */
  stock: number;
}

export interface PriceRecord {
  product_id: number;
  list: string;
  special: number;
  discount: number;
}

async function rowsOf<Row>(db: Queryable, query: SQL): Promise<Row[]> {
  const result = (await db.execute(query)) as unknown as { rows: Row[] };
  return result.rows;
}

export async function readRevision(db: Queryable): Promise<number> {
  const [row] = await rowsOf<{ revision: number }>(db, sql`select revision from catalogue_revision`);
  return row?.revision ?? 0;
}

/** Runs a query for one range of product ids after the other and passes the rows to `take`. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the columns that its own query asks for
async function readInBatches<Row>(
  db: Queryable,
  read: (from: number, to: number) => SQL,
  take: (rows: Row[]) => void,
): Promise<void> {
  const [bounds] = await rowsOf<{ first: number | null; last: number | null }>(
    db,
    sql`select min(id) as first, max(id) as last from products`,
  );
  const last = bounds?.last ?? -1;
  for (let from = bounds?.first ?? 0; from <= last; from += batchSize) {
    // oxlint-disable-next-line no-await-in-loop -- sequential, so that one batch is in memory at a time
    take(await rowsOf<Row>(db, read(from, from + batchSize)));
  }
}

export async function readProducts(db: Queryable): Promise<ProductRecord[]> {
  const all: ProductRecord[] = [];
  await readInBatches<ProductRecord>(
    db,
    (from, to) => sql`
      select p.id, p.brand_id, p.audience, p.colour_families, p.facts, p.popularity, p.recent_buyers,
        extract(epoch from p.released_at)::float8 as released,
        coalesce(case when p.product_type = 'bundle'
          then (select min(coalesce((select sum(v.stock) from variants v where v.product_id = b.product_id), 0))
            from bundle_parts b where b.bundle_id = p.id)
          else (select sum(v.stock) from variants v where v.product_id = p.id) end, 0)::int as stock
      from products p where p.id >= ${from} and p.id < ${to}`,
    (rows) => {
      for (const row of rows) all.push(row);
    },
  );
  return all;
}

export function readPrices(db: Queryable, take: (rows: PriceRecord[]) => void): Promise<void> {
  return readInBatches(
    db,
    (from, to) => sql`
      select product_id, list, special, discount from prices where product_id >= ${from} and product_id < ${to}`,
    take,
  );
}

export interface TypeRecord {
  locale: StoreLocale;
  category_id: number;
  text: string;
  ids: number[];
}

/** Reads the names of products without their models, each with the products that have it. */
export function readTypes(db: Queryable, take: (rows: TypeRecord[]) => void): Promise<void> {
  return readInBatches(
    db,
    (from, to) => sql`
      select t.locale, p.category_id,
        case when p.model <> '' and position(p.model in t.name) > 0 then replace(t.name, p.model, ' ') else '' end as text,
        array_agg(p.id) as ids
      from product_texts t join products p on p.id = t.product_id
      where p.id >= ${from} and p.id < ${to} group by 1, 2, 3`,
    take,
  );
}

export interface SizeRecord {
  product_id: number;
  value_id: number;
  /** Colour in which the size is in stock, such as `#1f6391`; null for the product's own. */
  colour: string | null;
}

/** Reads the sizes in stock. Every option except the colour counts as a size. The rows of a product are in one batch. */
export function readSizes(db: Queryable, take: (rows: SizeRecord[]) => void): Promise<void> {
  return readInBatches(
    db,
    (from, to) => sql`
      select distinct v.product_id, o.value_id, v.colours ->> 'base' as colour
      from variants v
      join variant_options o on o.variant_id = v.id
      join option_attributes a on a.id = o.attribute_id and a.code <> 'colour'
      where v.stock > 0 and v.product_id >= ${from} and v.product_id < ${to}`,
    take,
  );
}

interface Membership {
  owner: number;
  product_id: number;
}

export function readCategoryProducts(db: Queryable, take: (rows: Membership[]) => void): Promise<void> {
  return readInBatches(
    db,
    (from, to) => sql`
      select category_id as owner, product_id from category_products
      where product_id >= ${from} and product_id < ${to}`,
    take,
  );
}

export function readSaleProducts(db: Queryable, take: (rows: Membership[]) => void): Promise<void> {
  return readInBatches(
    db,
    (from, to) => sql`
      select sale_id as owner, product_id from sale_products where product_id >= ${from} and product_id < ${to}`,
    take,
  );
}

/** Reads times as epochs, because the two drivers parse dates of raw queries differently. */
export function readSales(db: Queryable): Promise<SaleEntry[]> {
  return rowsOf(
    db,
    sql`select id, extract(epoch from starts_at)::float8 * 1000 as "startsAt",
        extract(epoch from ends_at)::float8 * 1000 as "endsAt",
        groups, store_kinds as "storeKinds", strategy
      from sales where is_enabled order by id`,
  );
}

export async function readCategories(db: Queryable): Promise<CategoryEntry[]> {
  return rowsOf(
    db,
    sql`select id, parent_id as "parentId", url_path as "urlPath", position, name, description,
        goes_with as "goesWith"
      from categories order by position, id`,
  );
}

export async function readFacetNames(db: Queryable): Promise<FacetNames> {
  const brands = await rowsOf<{ id: number; name: string; slug: string }>(
    db,
    sql`select id, name, slug from brands`,
  );
  const colours = await rowsOf<{ code: string; label: Localised; hex: string }>(
    db,
    sql`select code, label, hex from colour_families order by position`,
  );
  const sizes = await rowsOf<{ id: number; label: Localised; position: number }>(
    db,
    sql`select v.id, v.label, a.position * 100000 + v.position as position
      from option_values v join option_attributes a on a.id = v.attribute_id where a.code <> 'colour'`,
  );
  const attributes = await rowsOf<{ code: string } & AttributeName>(
    db,
    sql`select code, label, unit, position, is_facet as "isFacet" from attributes order by position`,
  );
  const words = await rowsOf<{ word: string; label: Localised }>(
    db,
    sql`select word, label from attribute_words`,
  );
  return {
    brands: new Map(brands.map(({ id, ...brand }) => [id, brand])),
    colours,
    sizes: new Map(sizes.map(({ id, ...size }) => [id, size])),
    attributes: new Map(attributes.map(({ code, ...attribute }) => [code, attribute])),
    valueLabels: new Map(words.map(({ word, label }) => [word, label])),
  };
}
