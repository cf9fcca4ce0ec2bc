import { array, assert, asyncProperty, constantFrom, nat, pre, record } from 'fast-check';
import { sql } from 'drizzle-orm';
import type { RequestOf } from 'shared-contracts/api';
import { buildTestApi, call, signIn, type TestApi } from '../../../testing/test-api.ts';

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

/** Returns a request with one value of a facet. */
const narrow = (field: string, attribute: string | null, value: string): Narrowing => {
  if (field === 'attributes') return { attributes: `${attribute}:${value}` };
  return { [field]: value };
};

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
        pre(picked !== null);
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

  it('count what would be listed with each value', async () => {
    const all = await list({ category_id: 2 });
    expect(all.facets.map((facet) => facet.attribute ?? facet.field)).toEqual(
      expect.arrayContaining(['brand', 'size', 'colour', 'gender', 'price', 'discount', 'level']),
    );
    const wrong = await Promise.all(
      all.facets.flatMap((facet) =>
        facet.values.slice(0, 4).map(async ({ value, count }) => {
          const narrowed = await list({ category_id: 2, ...narrow(facet.field, facet.attribute, value) });
          return narrowed.total === count ? [] : [`${facet.field} ${value}: ${count}, not ${narrowed.total}`];
        }),
      ),
    );
    expect(wrong.flat()).toEqual([]);
  });

  it('keep the other values of a field once one is chosen, and narrow the other fields', async () => {
    const all = await list({ category_id: 2 });
    const brand = all.facets.find((facet) => facet.field === 'brand')?.values[0];
    const chosen = await list({ category_id: 2, brand: brand?.value ?? '' });
    const brands = chosen.facets.find((facet) => facet.field === 'brand')?.values ?? [];
    expect(brands.map(({ value, count }) => [value, count])).toEqual(
      all.facets.find((facet) => facet.field === 'brand')?.values.map(({ value, count }) => [value, count]),
    );
    expect(brands.filter((value) => value.isSelected).map(({ value }) => value)).toEqual([brand?.value]);
    expect(chosen.total).toBe(brand?.count);
    const genders = chosen.facets.find((facet) => facet.field === 'gender')?.values ?? [];
    expect(genders.reduce((sum, { count }) => sum + count, 0)).toBe(chosen.total);
  });

  const choices = ['brand', 'size', 'colour', 'gender', 'price', 'discount', 'attributes'] as const;

  it.each(choices)('offer the same values of %s after one of them is chosen', async (field) => {
    const facetOf = ({ facets }: Awaited<ReturnType<typeof list>>) =>
      facets.find((each) => each.field === field);
    const before = facetOf(await list({ category_id: 2 }));
    const value = before?.values[0]?.value ?? '';
    const after = facetOf(await list({ category_id: 2, ...narrow(field, before?.attribute ?? null, value) }));
    const counted = (facet: typeof before) => facet?.values.map((each) => [each.value, each.count]);
    expect(counted(before)?.length).toBeGreaterThan(1);
    expect(counted(after)).toEqual(counted(before));
    expect(after?.values.filter((each) => each.isSelected).map((each) => each.value)).toEqual([value]);
  });

  it('list sizes in their order, not in that of the alphabet', async () => {
    const labelsOf = async (category_id: number) => {
      const { facets } = await list({ category_id });
      return facets.find(({ field }) => field === 'size')?.values.map(({ label }) => label) ?? [];
    };
    const lengths = (await labelsOf(2)).map((label) => Number.parseInt(label, 10));
    expect(lengths.length).toBeGreaterThan(10);
    expect(lengths).toEqual(lengths.toSorted((one, other) => one - other));
    const clothing = await api.database.db.query.categories.findFirst({
      where: (row, { eq }) => eq(row.urlPath, 'clothing/jackets'),
    });
    const letters = ['XS', 'S', 'M', 'L', 'XL', 'XXL'];
    const listed = await labelsOf(clothing?.id ?? 0);
    expect(listed.filter((label) => letters.includes(label))).toEqual(
      letters.filter((label) => listed.includes(label)),
    );
    expect(listed).toEqual(expect.arrayContaining(['S', 'M', 'L', 'XL']));
  });

  it('have a CSS colour for each value of the colour, and for no other value', async () => {
    const { facets } = await list({ category_id: 2 });
    const hexesOf = (isColour: boolean) =>
      facets
        .filter(({ field }) => (field === 'colour') === isColour)
        .flatMap(({ values }) => values.map(({ hex }) => hex));
    const swatches = hexesOf(true);
    expect(swatches.length).toBeGreaterThan(3);
    for (const hex of swatches) expect(hex).toMatch(/^#[0-9a-f]{6}$/i);
    expect(new Set(hexesOf(false))).toEqual(new Set([null]));
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

  it('that offer no choice are left out', async () => {
    const fieldsOf = async (request: Narrowing) => (await list(request)).facets.map(({ field }) => field);
    expect(await fieldsOf({ category_id: 2 })).toContain('brand');
    expect(await fieldsOf({ brand_id: 1 })).not.toContain('brand');
    // A link to the page may have chosen it; the other brands are in no list of this one.
    expect(await fieldsOf({ brand_id: 1, brand: '1' })).toContain('brand');
    expect(await fieldsOf({ brand_id: 1 })).toContain('price');
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

  it('have links that select the colour they show', async () => {
    const { items } = await list({ s: 'ski jacket', colour: 'blue', limit: 12 });
    const linked = items.filter(({ url }) => url.includes('?'));
    expect(linked.length).toBeGreaterThan(1);
    for (const { productId, url, image } of linked) {
      // oxlint-disable-next-line no-await-in-loop -- a handful of products
      const { data } = await call(api.app, 'single-product', { productId, store_id: 1 }, { cookie });
      const values = data.options.find(({ code }) => code === 'colour')?.values ?? [];
      const shown = values.find(({ images }) => images?.[0]?.url === image.url);
      expect(url).toBe(`${data.url}?colour=${shown?.id}`);
    }
    const usual = await list({ s: 'ski jacket', limit: 42 });
    expect(usual.items.filter(({ url }) => url.includes('?'))).toEqual([]);
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
