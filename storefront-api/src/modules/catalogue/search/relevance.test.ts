import type { RequestOf } from 'shared-contracts/api';
import { buildTestApi, call, send, type TestApi } from '../../../testing/test-api.ts';

const stores = { en: 1, da: 12, de: 11, at: 23, es: 14, fr: 13, it: 15, sv: 16 } as const;
type Language = keyof typeof stores;

let api: TestApi;
/** Own category, audience, brand, and colours of every product by SKU. */
let facts: Map<string, { category: string; audience: string; brand: string; colours: string[] }>;
beforeAll(async () => {
  api = await buildTestApi();
  const { db } = api.database;
  const categories = new Map((await db.query.categories.findMany()).map(({ id, urlPath }) => [id, urlPath]));
  const brands = new Map((await db.query.brands.findMany()).map(({ id, slug }) => [id, slug]));
  facts = new Map(
    (await db.query.products.findMany()).map(({ sku, categoryId, audience, brandId, colourFamilies }) => [
      sku,
      {
        category: categories.get(categoryId) ?? '',
        audience,
        brand: brands.get(brandId) ?? '',
        colours: colourFamilies,
      },
    ]),
  );
});
afterAll(() => api.close());

async function search(language: Language, s: string, fields: Partial<RequestOf<'cat-products-es'>> = {}) {
  const request = { store_id: stores[language], s, limit: 10, ...fields };
  const { data } = await call(api.app, 'cat-products-es', request);
  const products = data.items.map(({ sku, name }) => {
    const known = facts.get(sku);
    if (known === undefined) throw new Error(`There is no product ${sku}`);
    return { name, ...known };
  });
  return { ...data, products };
}

/** Returns the categories of the first products. Fails without any, because a loop over none would assert nothing. */
async function categoriesOf(language: Language, term: string): Promise<Set<string>> {
  const { products } = await search(language, term);
  expect(products.length).toBeGreaterThan(0);
  return new Set(products.map(({ category }) => category));
}

describe('a search', () => {
  it.each([
    ['de', 'jacke', /jackets|softshells|fleeces|body-armour/],
    ['de', 'helm', /^protection\/helmets$/],
    ['de', 'hose', /trousers|bibs/],
    ['sv', 'jacka', /jackets|softshells|fleeces/],
    ['sv', 'stavar', /poles/],
    ['sv', 'byxor', /trousers|bibs/],
    ['da', 'støvler', /boots/],
    ['da', 'hjelm', /^protection\/helmets$/],
  ] as const)(
    'in %s for the last part of joined words, %j, finds the things',
    async (language, term, path) => {
      for (const category of await categoriesOf(language, term)) expect(category).toMatch(path);
    },
  );

  it.each([
    ['de', 'kinderhelm', 'protection/junior-helmets'],
    ['sv', 'barnhjälm', 'protection/junior-helmets'],
    ['da', 'børneski', 'skis/junior'],
    ['en', 'kids skis', 'skis/junior'],
    ['fr', 'casque enfant', 'protection/junior-helmets'],
  ] as const)('in %s for %j finds what is for children', async (language, term, category) => {
    expect(await categoriesOf(language, term)).toEqual(new Set([category]));
  });

  it.each([
    ['de', 'Stiefel'],
    ['at', 'stiefel'],
    ['sv', 'skor'],
    ['sv', 'stövlar'],
    ['sv', 'löparskor'],
    ['fr', 'bottes'],
    ['it', 'stivali'],
  ] as const)('in %s for the general word %j finds boots and shoes', async (language, term) => {
    const { products, correctedTerm } = await search(language, term);
    expect(products).toHaveLength(10);
    expect(correctedTerm).toBeNull();
    for (const { category } of products) expect(category).toMatch(/boots|shoes/);
  });

  it('divides a joined word that the shop does not use', async () => {
    expect(await categoriesOf('sv', 'lavinspade')).toEqual(new Set(['backcountry/avalanche-safety']));
    expect(await categoriesOf('de', 'schihose')).toEqual(await categoriesOf('de', 'skihose'));
    expect(await categoriesOf('de', 'muetze')).toEqual(new Set(['clothing/hats']));
    expect(await categoriesOf('en', 'sleepingbag')).toEqual(new Set(['outdoor/sleeping-bags']));
    expect(await categoriesOf('en', 'head lamp')).toEqual(new Set(['backcountry/headlamps']));
  });

  it.each([
    ['en', 'goggles', 'protection/goggles'],
    ['en', 'goggle lens', 'protection/spare-lenses'],
    ['en', 'boot bag', 'care/boot-bags'],
    ['it', 'maschera', 'protection/goggles'],
  ] as const)('in %s for %j finds the thing before what belongs to it', async (language, term, category) => {
    expect(await categoriesOf(language, term)).toEqual(new Set([category]));
  });

  it.each([
    ['en', 'skis'],
    ['fr', 'ski'],
    ['es', 'esquí'],
    ['da', 'ski'],
  ] as const)('in %s for %j finds skis and no clothes', async (language, term) => {
    const { products, total } = await search(language, term);
    expect(products).toHaveLength(10);
    for (const { category } of products) expect(category).toMatch(/^skis\//);
    expect(total).toBeLessThan(500);
  });

  it('counts the names of the categories above', async () => {
    const { total } = await search('en', 'ski boots');
    const { total: ofOneKind } = await search('en', 'race boots');
    expect(total).toBeGreaterThan(ofOneKind + 100);
  });

  it('lists what is for children after the rest unless it is asked for', async () => {
    const { total } = await search('en', 'helmet');
    const pages = Math.ceil(total / 10);
    expect((await search('en', 'helmet')).products.map(({ audience }) => audience)).not.toContain('junior');
    const last = (await search('en', 'helmet', { p: pages })).products.at(-1);
    expect(last?.audience).toBe('junior');
  });

  it.each([
    ['en', 'mens jacket', ['men', 'unisex']],
    ['en', 'men’s jacket', ['men', 'unisex']],
    ['de', 'damenjacke', ['women', 'unisex']],
    ['sv', 'jacka dam', ['women', 'unisex']],
    ['it', 'giacca uomo', ['men', 'unisex']],
    ['en', 'boys trousers', ['junior']],
  ] as const)('in %s for %j finds products for %j', async (language, term, audiences) => {
    const { products } = await search(language, term);
    expect(products.length).toBeGreaterThan(0);
    for (const { audience } of products) expect(audiences).toContain(audience);
  });

  it.each([
    ['en', 'black helmet', 'black'],
    ['de', 'rote jacke', 'red'],
    ['es', 'chaqueta negra', 'black'],
    ['fr', 'veste blanche', 'white'],
    ['sv', 'röd jacka', 'red'],
    ['da', 'sorte handsker', 'black'],
  ] as const)('in %s for %j finds products that are %s first', async (language, term, colour) => {
    expect((await search(language, term)).products[0]?.colours).toContain(colour);
  });

  it('lists other colours after the few products in the colour', async () => {
    const { products } = await search('en', 'pink ski trousers', { limit: 42 });
    const isPink = products.map(({ colours }) => colours.includes('pink'));
    expect(isPink[0]).toBe(true);
    expect(isPink).toContain(false);
    expect(isPink.indexOf(false)).toBeGreaterThan(isPink.lastIndexOf(true));
  });

  it('reads a number as a size in stock only if something that has sizes is named', async () => {
    const { data } = await call(api.app, 'cat-products-es', { store_id: 1, s: 'ski boots' });
    const value = data.facets
      .find(({ field }) => field === 'size')
      ?.values.find(({ label }) => label === '27.5');
    const size = await search('en', 'ski boots 27.5');
    const filtered = await search('en', 'ski boots', { size: value?.value ?? '' });
    expect(value?.count).toBeGreaterThan(10);
    expect(size.products).toEqual(filtered.products);
    expect((await search('en', 'Ravine 98')).products[0]?.name).toMatch(/^Ravine 98/);
    expect(await search('de', 'Skischuhe 27,5')).toEqual(await search('de', 'skischuhe größe 27.5'));
  });

  it('for a brand and a type finds the products of the brand first', async () => {
    expect((await search('en', 'varnhorn skis')).products[0]).toMatchObject({ brand: 'varnhorn' });
    const { products } = await search('en', 'norrsken');
    expect(products.length).toBeGreaterThan(0);
    expect(products.map(({ brand }) => brand)).toEqual(products.map(() => 'norrsken-ski'));
  });

  it('does not exclude products because of a word that is in no name', async () => {
    const plain = await search('en', 'gloves');
    const warm = await search('en', 'warm gloves');
    expect(plain.total).toBeGreaterThan(0);
    expect(warm.total).toBe(plain.total);
  });

  it('finds a model whose name has a word of a type', async () => {
    expect((await search('de', 'stock carbon')).products[0]?.name).toBe('Stock Carbon Skistöcke');
  });

  it.each([
    ['en', 'jakcet', 'jacket'],
    ['en', 'varnhron skis', 'varnhorn skis'],
    ['de', 'Skihandshuhe', 'skihandschuhe'],
    ['sv', 'pjexor', 'pjäxor'],
    ['en', 'Couloirr', 'couloir'],
  ] as const)('in %s for %j tells that it was for %j', async (language, term, corrected) => {
    const { correctedTerm, products } = await search(language, term);
    expect(correctedTerm).toBe(corrected);
    expect(products.length).toBeGreaterThan(0);
    expect(products).toEqual((await search(language, corrected)).products);
  });

  it('does not correct what is found, what is like nothing, and what is to be searched as it is', async () => {
    expect((await search('en', 'jacket')).correctedTerm).toBeNull();
    expect((await search('en', 'xqzzy')).correctedTerm).toBeNull();
    expect(await search('en', 'jakcet', { exact: '1' })).toMatchObject({ correctedTerm: null, total: 0 });
  });

  it.each([
    'x'.repeat(120),
    'jakcet '.repeat(17).trim(),
    `${'9'.repeat(60)}.${'9'.repeat(59)}`,
    '<script>alert(1)</script>',
    '\u202eתיק גב\u202c',
    '(((((((a+)+)+)+)+)+$',
    "'; drop table products; --",
    'jacket:* & !ski | (boot <-> bag)',
    String.raw`\' \\ %_ [^a]*`,
    '27.5 27.5. .5 1.2.3.4.5',
  ])('answers the hostile term %j, as do its suggestions', async (term) => {
    const [results, suggestions] = await Promise.all([
      send(api.app, 'cat-products-es', { store_id: stores.de, s: term }),
      send(api.app, 'predictive-search-v2', { storeId: stores.de, q: term }),
    ]);
    expect([results.statusCode, suggestions.statusCode]).toEqual([200, 200]);
  });
});

describe('suggestions', () => {
  it.each([
    ['de', 'jacke', '/products/clothing/jackets'],
    ['sv', 'barnhjälm', '/products/protection/junior-helmets'],
    ['en', 'jakcet', '/products/clothing/jackets'],
    ['sv', 'blå hjälm', '/products/protection/helmets'],
    ['en', 'warm gloves', '/products/clothing/gloves'],
    ['en', 'varnhorn ski', '/products/skis/touring'],
  ] as const)('in %s for %j are among the first four %s', async (language, q, url) => {
    const { data } = await call(api.app, 'predictive-search-v2', { storeId: stores[language], q });
    const urls = data.productTypes.results.slice(0, 4).map(({ payload }) => payload.url);
    expect(urls).toContain(url);
  });
});
