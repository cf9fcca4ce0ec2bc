import { array, assert, asyncProperty, constantFrom, nat, record } from 'fast-check';
import { sql } from 'drizzle-orm';
import type { RequestOf } from 'shared-contracts/api';
import { buildTestApi, call, callFailing, send, signIn, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
let cookie: string;
beforeAll(async () => {
  api = await buildTestApi();
  cookie = await signIn(api.app, 'anna@example.com');
});
afterAll(() => api.close());

type Narrowing = Partial<RequestOf<'cat-products-es'>>;

async function list(fields: Narrowing = {}) {
  return (await call(api.app, 'cat-products-es', { store_id: 1, limit: 1, ...fields }, { cookie })).data;
}

type Facet = Awaited<ReturnType<typeof list>>['facets'][number];

/** Returns the request with one more value: of a price or a discount there is only one. */
function withValue(request: Narrowing, { field, attribute }: Facet, value: string): Narrowing {
  if (field === 'price' || field === 'discount') return { ...request, [field]: value };
  if (field !== 'attributes') {
    const former = request[field];
    return { ...request, [field]: former === undefined ? value : `${former},${value}` };
  }
  const parts = (request.attributes ?? '').split(';').filter((part) => part !== '');
  const own = parts.find((part) => part.startsWith(`${attribute}:`));
  const others = parts.filter((part) => part !== own);
  return {
    ...request,
    attributes: [...others, own === undefined ? `${attribute}:${value}` : `${own},${value}`].join(';'),
  };
}

/** Returns the request without the values of a facet. */
function withoutFacet(request: Narrowing, { field, attribute }: Facet): Narrowing {
  const { [field]: former, ...others } = request;
  if (field !== 'attributes') return others;
  const kept = (former ?? '').toString().split(';');
  const attributes = kept.filter((part) => part !== '' && !part.startsWith(`${attribute}:`)).join(';');
  return attributes === '' ? others : { ...others, attributes };
}

const subjects: Narrowing[] = [{ category_id: 2 }, { brand_id: 1 }, { sale_context: 1 }, { s: 'jacket' }, {}];

interface Choice {
  facet: number;
  value: number;
}

/** Returns a value that is not chosen yet; null if the choice hits none. */
function pick({ facets }: Awaited<ReturnType<typeof list>>, choice: Choice) {
  const facet = facets[choice.facet % Math.max(1, facets.length)];
  const value = facet?.values[choice.value % facet.values.length];
  return facet === undefined || value === undefined || value.isSelected ? null : { facet, value };
}

/** Makes choices one after the other, each on the list of the former ones. */
async function choose(request: Narrowing, choices: readonly Choice[]): Promise<Narrowing> {
  const [first, ...others] = choices;
  if (first === undefined) return request;
  const picked = pick(await list(request), first);
  return choose(picked === null ? request : withValue(request, picked.facet, picked.value.value), others);
}

describe('The facets of a listing', () => {
  it('count for each value the products that it would add, whatever is chosen', async () => {
    const choice = record({ facet: nat(20), value: nat(60) });
    const counts = asyncProperty(
      constantFrom(...subjects),
      array(choice, { maxLength: 3 }),
      choice,
      async (subject, choices, probed) => {
        const request = await choose(subject, choices);
        const listing = await list(request);
        const picked = pick(listing, probed);
        if (picked === null) return;
        const { facet, value } = picked;
        // Alone in its field, because values of a field join with OR.
        const alone = withValue(withoutFacet(request, facet), facet, value.value);
        expect((await list(alone)).total).toBe(value.count);
        const joined = facet.values.some(({ isSelected }) => isSelected) ? listing.total : 0;
        if (facet.field === 'price' || facet.field === 'discount') return;
        const added = (await list(withValue(request, facet, value.value))).total;
        expect(added).toBeGreaterThanOrEqual(Math.max(joined, value.count));
        expect(added).toBeLessThanOrEqual(joined + value.count);
      },
    );
    await assert(counts, { numRuns: 60 });
  });

  it('match nothing for contradictory filters, and leave them visible', async () => {
    const { facets } = await list({ category_id: 2 });
    const brand = facets.find(({ field }) => field === 'brand')?.values[0]?.value ?? '';
    const contradictory = await list({ category_id: 2, brand, price: '1-2', discount: '100' });
    expect(contradictory).toMatchObject({
      total: 0,
      items: [],
      pagination: { current: 1, count: 0, next: null },
    });
    const chosen = contradictory.facets.find(({ field }) => field === 'brand');
    expect(chosen?.values.find((value) => value.isSelected)).toMatchObject({ value: brand, count: 0 });
  });

  it.each([
    { last_items: 'yes' },
    { in_stock: 'maybe' },
    { brand: '1;drop' },
    { colour: '<script>' },
    { page: '1' },
  ])('reject %j', async (fields) => {
    const request = { store_id: 1, ...fields } as RequestOf<'cat-products-es'>;
    expect((await callFailing(api.app, 'cat-products-es', request, { cookie })).status).toBe(400);
  });

  it.each(['x'.repeat(300), '\0', '\u202eskis', '<img src=x onerror=alert(1)>', "'; drop table products"])(
    'of the hostile term %j answer without an error of the server',
    async (s) => {
      const { statusCode } = await send(api.app, 'cat-products-es', { store_id: 1, s }, { cookie });
      expect([200, 400]).toContain(statusCode);
    },
  );

  it('that offer no choice are left out', async () => {
    const fieldsOf = async (request: Narrowing) => (await list(request)).facets.map(({ field }) => field);
    expect(await fieldsOf({ category_id: 2 })).toContain('brand');
    expect(await fieldsOf({ brand_id: 1 })).not.toContain('brand');
    // A link to the page may have chosen it; the other brands are in no list of this one.
    expect(await fieldsOf({ brand_id: 1, brand: '1' })).toContain('brand');
    expect(await fieldsOf({ brand_id: 1 })).toContain('price');
  });

  it('list only products of which the last pieces are in stock', async () => {
    const last = await list({ last_items: '1', limit: 42 });
    expect(last.total).toBeGreaterThan(10);
    expect(last.total).toBeLessThan((await list()).total / 10);
    const ids = last.items.map(({ productId }) => productId).join(',');
    const { data } = await call(api.app, 'get-stock-messages', { store_id: 1, product_ids: ids }, { cookie });
    expect(data.messages.length).toBe(last.items.length);
    expect(data.messages.every(({ state, left }) => state === 'last_items' && (left ?? 0) <= 3)).toBe(true);
  });
});

describe('The pictures of a listing', () => {
  /** What the demo shop calls its blues. */
  const blues = ['Fjord', 'Glacier', 'Lagoon'];

  /** Returns the pictures of a product by the colour that they show on its page. */
  async function picturesOf(productId: number) {
    const { data } = await call(api.app, 'single-product', { productId, store_id: 1 }, { cookie });
    const values = data.options.find(({ code }) => code === 'colour')?.values ?? [];
    return new Map(values.map(({ label, images }) => [images?.[0]?.url, label]));
  }

  it.each<Narrowing>([
    { s: 'ski jacket', colour: 'blue' },
    { s: 'blue ski jacket' },
    { s: 'red ski jacket', colour: 'blue' },
  ])('show the chosen colour: %j', async (request) => {
    const { items } = await list({ ...request, limit: 12 });
    const usual = await list({ s: 'ski jacket', limit: 42 });
    const urlOf = new Map(usual.items.map(({ productId, image }) => [productId, image.url]));
    expect(items.some(({ productId, image }) => urlOf.get(productId) !== image.url)).toBe(true);
    const shown = await Promise.all(
      items.map(async ({ productId, image }) => {
        const pictures = await picturesOf(productId);
        return pictures.size > 1 ? [pictures.get(image.url)] : [];
      }),
    );
    expect(shown.flat().length).toBeGreaterThan(3);
    expect(shown.flat().filter((label) => !blues.includes(label ?? ''))).toEqual([]);
  });

  it('are the usual ones where no colour is chosen, or one that the shop does not have', async () => {
    const urls = async (request: Narrowing) =>
      (await list({ category_id: 2, limit: 42, ...request })).items.map(({ image }) => image.url);
    const usual = await urls({});
    expect(await urls({ gender: 'women,men,unisex,junior' })).toEqual(usual);
    expect(await urls({ colour: 'octarine' })).toEqual([]);
  });
});

describe('A size and a colour together', () => {
  /** Returns products that have a blue and the size, of which the blue is sold out in that size. */
  async function findSoldOut() {
    const { rows } = (await api.database.db.execute(sql`
      select p.id, p.brand_id, s.value_id as size from products p
      join (select distinct v.product_id, o.value_id from variants v
        join variant_options o on o.variant_id = v.id
        join option_attributes a on a.id = o.attribute_id and a.code <> 'colour' where v.stock > 0) s on s.product_id = p.id
      where 'blue' = any(p.colour_families) and not exists (
        select 1 from variants v
        join variant_options o on o.variant_id = v.id and o.value_id = s.value_id
        join variant_options c on c.variant_id = v.id
        join option_values w on w.id = c.value_id and w.code in ('fjord', 'glacier', 'lagoon')
        where v.product_id = p.id and v.stock > 0)
      and (select count(distinct v.colours) from variants v where v.product_id = p.id) > 1
      order by p.id limit 8`)) as unknown as { rows: { id: number; brand_id: number; size: number }[] };
    return rows;
  }

  it('are those of one variant in stock', async () => {
    const soldOut = await findSoldOut();
    expect(soldOut.length).toBeGreaterThan(3);
    const listed = async ({ id, brand_id }: { id: number; brand_id: number }, request: Narrowing) => {
      const { items } = await list({ brand_id, limit: 42, ...request });
      return items.some(({ productId }) => productId === id);
    };
    const answers = await Promise.all(
      soldOut.map(async (product) => {
        const size = String(product.size);
        return [
          await listed(product, { size }),
          await listed(product, { colour: 'blue' }),
          await listed(product, { size, colour: 'blue' }),
        ];
      }),
    );
    expect(answers.filter(([bySize, byColour]) => bySize && byColour).length).toBeGreaterThan(0);
    expect(answers.every(([, , byBoth]) => byBoth === false)).toBe(true);
  });
});

describe('Every order of a listing', () => {
  it.each([
    ['relevance', 'desc'],
    ['relevance', 'asc'],
    ['newest', 'desc'],
    ['discount', 'desc'],
    ['price', 'asc'],
    ['price', 'desc'],
  ] as const)('%s %s has products that are sold out last', async (order, dir) => {
    const first = await list({ category_id: 2, order, dir, limit: 42 });
    const pages = Array.from({ length: first.pagination.count }, (_, index) => index + 1);
    const all = await Promise.all(pages.map((p) => list({ category_id: 2, order, dir, limit: 42, p })));
    const stock = all.flatMap(({ items }) => items.map(({ inStock }) => inStock));
    expect(stock).toContain(false);
    expect(stock.indexOf(false)).toBe(stock.filter(Boolean).length);
  });
});
