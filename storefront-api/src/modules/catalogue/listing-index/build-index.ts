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
  type ProductRecord,
} from './read-index.ts';
import { stockState } from '../stock-state.ts';
import { toRows } from './packed-rows.ts';
import { collectSizes } from './collect-sizes.ts';
import { collectTypes } from './collect-types.ts';

type Pair = readonly [row: number, value: number];

/** Reads the whole catalogue. The revision is read first, so that a change during the build causes another build. */
export async function buildIndex(db: Queryable): Promise<ListingIndex> {
  const revision = await readRevision(db);
  const names = await readFacetNames(db);
  const products = await readProducts(db);
  // Products that are sold out come last.
  products.sort(
    (one, other) =>
      Number(other.stock > 0) - Number(one.stock > 0) ||
      other.popularity - one.popularity ||
      one.id - other.id,
  );
  const positionOf = new Map(products.map(({ id }, position) => [id, position]));
  const colours = Uint32Array.from(products, (product) => colourBits(product, names));
  const categories = await readCategories(db);
  const sales = new Map((await readSales(db)).map((sale) => [sale.id, sale]));
  const bySale = await collectMembers((take) => readSaleProducts(db, take), positionOf);

  return {
    revision,
    size: products.length,
    productIds: Int32Array.from(products, ({ id }) => id),
    positionOf,
    brandIds: Int32Array.from(products, (product) => product.brand_id),
    audience: Uint8Array.from(products, ({ audience }) =>
      Math.max(0, audiences.indexOf(audience as 'unisex')),
    ),
    colours,
    inStock: Uint8Array.from(products, ({ stock }) => (stock > 0 ? 1 : 0)),
    lastItems: Uint8Array.from(products, ({ stock }) => (stockState(stock) === 'last_items' ? 1 : 0)),
    releasedAt: Float64Array.from(products, ({ released }) => released),
    recentBuyers: Int32Array.from(products, (product) => product.recent_buyers),
    ...(await collectSizes(db, { positionOf, colours, names })),
    ...collectAttributes(products, names),
    prices: await collectPrices(db, positionOf),
    types: await collectTypes(db, positionOf),
    byCategory: await collectMembers((take) => readCategoryProducts(db, take), positionOf),
    bySale,
    sales,
    salesOf: toRows(products.length, salesOfPositions(bySale, sales)),
    byBrand: membersOf(products.map((product, position) => [product.brand_id, position])),
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

function collectAttributes(products: readonly ProductRecord[], { attributes }: FacetNames) {
  const attributeValues: { code: string; value: string | number }[] = [];
  const numberOf = new Map<string, number>();
  const pairs: Pair[] = [];
  for (const [position, { facts }] of products.entries()) {
    for (const [code, value] of Object.entries(facts)) {
      if (attributes.get(code)?.isFacet !== true) continue;
      const key = `${code}:${value}`;
      let number = numberOf.get(key);
      if (number === undefined) {
        number = attributeValues.push({ code, value }) - 1;
        numberOf.set(key, number);
      }
      pairs.push([position, number]);
    }
  }
  return { attributes: toRows(products.length, pairs), attributeValues };
}

async function collectPrices(db: Queryable, positionOf: ReadonlyMap<number, number>) {
  const columns = new Map<string, PriceColumn>();
  await readPrices(db, (rows) => {
    for (const row of rows) {
      const position = positionOf.get(row.product_id);
      if (position === undefined) continue;
      let column = columns.get(row.list);
      if (column === undefined) {
        column = {
          special: new Int32Array(positionOf.size).fill(-1),
          discount: new Int16Array(positionOf.size).fill(-1),
        };
        columns.set(row.list, column);
      }
      column.special[position] = row.special;
      column.discount[position] = row.discount;
    }
  });
  return columns;
}

async function collectMembers(
  read: (take: (rows: { owner: number; product_id: number }[]) => void) => Promise<void>,
  positionOf: ReadonlyMap<number, number>,
) {
  const pairs: Pair[] = [];
  await read((rows) => {
    for (const row of rows) {
      const position = positionOf.get(row.product_id);
      if (position !== undefined) pairs.push([row.owner, position]);
    }
  });
  return membersOf(pairs);
}

function* salesOfPositions(
  bySale: ReadonlyMap<number, Int32Array>,
  sales: ReadonlyMap<number, SaleEntry>,
): Generator<Pair> {
  for (const [id, positions] of bySale) {
    if (sales.has(id)) for (const position of positions) yield [position, id];
  }
}

function membersOf(pairs: readonly Pair[]): Map<number, Int32Array> {
  const lists = new Map<number, number[]>();
  for (const [owner, position] of pairs) {
    const list = lists.get(owner);
    if (list === undefined) lists.set(owner, [position]);
    else list.push(position);
  }
  return new Map([...lists].map(([owner, positions]) => [owner, Int32Array.from(positions).sort()]));
}
