/** A request of the load test. */
export interface LoadRequest {
  method: 'GET' | 'POST';
  path: string;
  body?: string;
  cookie?: string;
}

interface Listing {
  items: { productId: number; productType: string; inStock: boolean }[];
}

interface Product {
  productId: number;
  options: {
    super_attribute_id: number;
    values: { id: number; inStock: boolean; lastItems: number | null }[];
  }[];
}

async function read<Answer>(base: string, path: string): Promise<Answer> {
  const response = await fetch(base + path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as Answer;
}

/** Returns requests for departments and their categories, with a mix of pages, orders and filters. */
export async function listingRequests(base: string): Promise<LoadRequest[]> {
  const { tree } = await read<{ tree: { id: number; children: { id: number }[] }[] }>(
    base,
    '/api/category-navigation?store_id=1',
  );
  const ids = tree.flatMap((department) => [department.id, ...department.children.map((child) => child.id)]);
  return ids.flatMap((id) => {
    const path = `/api/cat-products-es?store_id=1&category_id=${id}`;
    const variations = [
      '',
      '&p=2',
      '&p=3',
      '&order=newest',
      `&brand=${1 + (id % 60)},${1 + ((id * 7) % 60)}`,
      '&colour=blue,black',
      '&gender=women',
    ];
    return variations.map((rest) => ({ method: 'GET' as const, path: path + rest }));
  });
}

interface FacetAnswer {
  facets: { field: string; values: { value: string; count: number }[] }[];
}

/** Returns requests for departments with values of six facets chosen, in the store where guests see prices. */
export async function sixFacetRequests(base: string): Promise<LoadRequest[]> {
  const { tree } = await read<{ tree: { id: number }[] }>(base, '/api/category-navigation?store_id=19');
  const listings = await Promise.all(
    tree.map(async ({ id }) => {
      const path = `/api/cat-products-es?store_id=19&category_id=${id}`;
      const { facets } = await read<FacetAnswer>(base, path);
      return Array.from({ length: 8 }, (_, variation) => `${path}${chosenValues(facets, variation)}`);
    }),
  );
  return listings.flat().map((path) => ({ method: 'GET', path }));
}

/** Chooses half of the values of brand, size, colour and gender, starting at another one in each variation. */
function chosenValues(facets: FacetAnswer['facets'], variation: number): string {
  const lists = ['brand', 'size', 'colour', 'gender'].map((field) => {
    const values = facets.find((facet) => facet.field === field)?.values.map(({ value }) => value) ?? [];
    const start = variation % Math.max(1, values.length);
    const chosen = [...values.slice(start), ...values.slice(0, start)].slice(0, Math.ceil(values.length / 2));
    return chosen.length === 0 ? '' : `&${field}=${chosen.join(',')}`;
  });
  return `${lists.join('')}&price=${1_000 + variation * 500}-${90_000 + variation * 1_000}&discount=${5 + variation}`;
}

/** Returns requests for products of the store where guests see prices, which sells only some. */
export async function productRequests(base: string, products: number): Promise<LoadRequest[]> {
  const paths = Array.from(
    { length: 2000 },
    (_, index) => `/api/single-product/${1 + ((index * 7919) % Math.min(products, 3000))}?store_id=19`,
  );
  const isSold = new Map<string, boolean>();
  // oxlint-disable-next-line no-await-in-loop -- the API limits what runs at the same time
  for (const path of new Set(paths)) isSold.set(path, (await fetch(base + path)).ok);
  return paths.filter((path) => isSold.get(path)).map((path) => ({ method: 'GET', path }));
}

/** Returns the prefixes of search terms, as sent while typing. */
export function predictiveRequests(): LoadRequest[] {
  const terms = [
    'touring skis',
    'varnhorn',
    'jacket women',
    'gogles',
    'helmet',
    'bindings',
    'base layer',
    'avalanch',
    'snowboard boots',
    'ravine',
  ];
  return terms.flatMap((term) =>
    Array.from({ length: term.length - 1 }, (_, index) => ({
      method: 'GET' as const,
      path: `/api/predictive-search-v2?storeId=1&q=${encodeURIComponent(term.slice(0, index + 2))}`,
    })),
  );
}

/** Returns additions of variants with enough stock, in the store where guests may buy. */
async function bodies(base: string): Promise<string[]> {
  const listing = await read<Listing>(base, '/api/cat-products-es?store_id=19&in_stock=1');
  const configurable = listing.items.filter((item) => item.productType === 'configurable' && item.inStock);
  const products = await Promise.all(
    configurable.map((item) => read<Product>(base, `/api/single-product/${item.productId}?store_id=19`)),
  );
  return products
    .filter(({ options }) => options.length === 1)
    .flatMap(({ productId, options }) =>
      options.flatMap((option) =>
        option.values
          .filter((value) => value.inStock && value.lastItems === null)
          .slice(0, 1)
          .map((value) =>
            JSON.stringify({
              store_id: 19,
              productID: productId,
              quantity: 1,
              options: { [option.super_attribute_id]: value.id },
            }),
          ),
      ),
    );
}

/**
 * Returns requests of guests who each have a basket and add one product after another, so that baskets have several
 * lines.
 */
export async function basketRequests(base: string, guests: number): Promise<LoadRequest[]> {
  const pieces = await bodies(base);
  const cookies: string[] = [];
  for (let number = 0; number < guests; number += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other leaves the machine idle before it is measured
    const response = await fetch(`${base}/api/basket-add`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: base },
      body: pieces[number % pieces.length] ?? '',
    });
    const cookie = response.headers.getSetCookie()[0]?.split(';')[0];
    if (cookie !== undefined) cookies.push(cookie);
  }
  const rounds = Array.from({ length: 4 }, (_, round) => round);
  return rounds.flatMap((round) =>
    cookies.map((cookie, index) => ({
      method: 'POST' as const,
      path: '/api/basket-add',
      body: pieces[(index * 3 + round) % pieces.length] ?? '',
      cookie,
    })),
  );
}
