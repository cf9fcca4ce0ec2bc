import type { Queryable } from '../../../db/client.ts';
import {
  audiences,
  type FacetNames,
  type ListingIndex,
  type PriceColumn,
  type SaleEntry,
} from './index-data.ts';
import {
  readCategories,
  readCategoryProducts,
  readFacetNames,
  readPrices,
  readProducts,
  readRevision,
  readSaleProducts,
  readSales,
  readSizes,
  type ProductRecord,
} from './read-index.ts';
import { toRows } from './packed-rows.ts';

type Pair = readonly [row: number, value: number];

/** Reads the whole catalogue once. The revision is read first: what changes meanwhile is read again. */
export async function buildIndex(db: Queryable): Promise<ListingIndex> {
  const revision = await readRevision(db);
  const names = await readFacetNames(db);
  const products = await readProducts(db);
  // What is sold out comes last: nobody looks for it first.
  products.sort(
    (one, other) =>
      Number(other.in_stock) - Number(one.in_stock) || other.popularity - one.popularity || one.id - other.id,
  );
  const placeOf = new Map(products.map(({ id }, place) => [id, place]));
  const categories = await readCategories(db);
  const sales = new Map((await readSales(db)).map((sale) => [sale.id, sale]));
  const bySale = await collectMembers((take) => readSaleProducts(db, take), placeOf);

  return {
    revision,
    size: products.length,
    productIds: Int32Array.from(products, ({ id }) => id),
    placeOf,
    brandIds: Int32Array.from(products, (product) => product.brand_id),
    audience: Uint8Array.from(products, ({ audience }) =>
      Math.max(0, audiences.indexOf(audience as 'unisex')),
    ),
    colours: Uint32Array.from(products, (product) => colourBits(product, names)),
    inStock: Uint8Array.from(products, (product) => (product.in_stock ? 1 : 0)),
    releasedAt: Float64Array.from(products, ({ released }) => released),
    sizes: await collectSizes(db, placeOf),
    ...collectAttributes(products, names),
    prices: await collectPrices(db, placeOf),
    byCategory: await collectMembers((take) => readCategoryProducts(db, take), placeOf),
    bySale,
    sales,
    salesOf: toRows(products.length, salesOfPlaces(bySale, sales)),
    byBrand: membersOf(products.map((product, place) => [product.brand_id, place])),
    categories: new Map(categories.map((category) => [category.id, category])),
    names,
  };
}

function colourBits(product: ProductRecord, { colours }: FacetNames): number {
  let bits = 0;
  for (const family of product.colour_families) {
    const index = colours.findIndex(({ code }) => code === family);
    if (index >= 0) bits |= 1 << index;
  }
  return bits;
}

async function collectSizes(db: Queryable, placeOf: ReadonlyMap<number, number>) {
  const pairs: Pair[] = [];
  await readSizes(db, (rows) => {
    for (const row of rows) {
      const place = placeOf.get(row.product_id);
      if (place !== undefined) pairs.push([place, row.value_id]);
    }
  });
  return toRows(placeOf.size, pairs);
}

function collectAttributes(products: readonly ProductRecord[], { attributes }: FacetNames) {
  const attributeValues: { code: string; value: string | number }[] = [];
  const numberOf = new Map<string, number>();
  const pairs: Pair[] = [];
  for (const [place, { facts }] of products.entries()) {
    for (const [code, value] of Object.entries(facts)) {
      if (attributes.get(code)?.isFacet !== true) continue;
      const key = `${code}:${value}`;
      let number = numberOf.get(key);
      if (number === undefined) {
        number = attributeValues.push({ code, value }) - 1;
        numberOf.set(key, number);
      }
      pairs.push([place, number]);
    }
  }
  return { attributes: toRows(products.length, pairs), attributeValues };
}

async function collectPrices(db: Queryable, placeOf: ReadonlyMap<number, number>) {
  const columns = new Map<string, PriceColumn>();
  await readPrices(db, (rows) => {
    for (const row of rows) {
      const place = placeOf.get(row.product_id);
      if (place === undefined) continue;
      let column = columns.get(row.list);
      if (column === undefined) {
        column = {
          special: new Int32Array(placeOf.size).fill(-1),
          discount: new Int16Array(placeOf.size).fill(-1),
        };
        columns.set(row.list, column);
      }
      column.special[place] = row.special;
      column.discount[place] = row.discount;
    }
  });
  return columns;
}

async function collectMembers(
  read: (take: (rows: { owner: number; product_id: number }[]) => void) => Promise<void>,
  placeOf: ReadonlyMap<number, number>,
) {
  const pairs: Pair[] = [];
  await read((rows) => {
    for (const row of rows) {
      const place = placeOf.get(row.product_id);
      if (place !== undefined) pairs.push([row.owner, place]);
    }
  });
  return membersOf(pairs);
}

function* salesOfPlaces(
  bySale: ReadonlyMap<number, Int32Array>,
  sales: ReadonlyMap<number, SaleEntry>,
): Generator<Pair> {
  for (const [id, places] of bySale) {
    if (sales.has(id)) for (const place of places) yield [place, id];
  }
}

function membersOf(pairs: readonly Pair[]): Map<number, Int32Array> {
  const lists = new Map<number, number[]>();
  for (const [owner, place] of pairs) {
    const list = lists.get(owner);
    if (list === undefined) lists.set(owner, [place]);
    else list.push(place);
  }
  return new Map([...lists].map(([owner, places]) => [owner, Int32Array.from(places).sort()]));
}
