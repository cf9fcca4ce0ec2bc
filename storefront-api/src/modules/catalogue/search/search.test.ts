import { jest } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { sales } from '../../../db/schema/index.ts';
import { buildTestApi, call, callFailing, signIn, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
});
afterAll(() => api.close());

async function predict(q: string, storeId = 1) {
  const { data } = await call(api.app, 'predictive-search-v2', { storeId, q });
  return {
    brands: data.brands.results.map((result) => [result.text, result.payload.url]),
    types: data.productTypes.results.map((result) => [result.text, result.payload.url]),
    groups: data,
  };
}

describe('predictive-search-v2', () => {
  it.each(['', '   '])('is empty for %j', async (q) => {
    const { brands, types, groups } = await predict(q);
    expect([brands, types]).toEqual([[], []]);
    expect(groups.brands).toMatchObject({ order: 0, title: 'Brands', url: null });
  });

  it('finds a brand by a prefix and with a typing error', async () => {
    expect((await predict('varn')).brands).toEqual([['Varnhorn', '/brand/varnhorn']]);
    expect((await predict('Kaldstrm')).brands).toEqual([['Kaldstrom', '/brand/kaldstrom']]);
  });

  it('lists types with a matching name first, then those of matching products', async () => {
    const { types } = await predict('goggles');
    expect(types.slice(0, 2)).toEqual([
      ['Helmets and goggles', '/products/protection'],
      ['Goggles', '/products/protection/goggles'],
    ]);
    expect((await predict('varnhorn couloir')).types).toContainEqual([
      'Freeride skis',
      '/products/skis/freeride',
    ]);
    expect((await predict('ski')).types.length).toBeLessThanOrEqual(8);
  });

  it.each([
    ['beanie', 1, '/products/clothing/hats'],
    ['salopettes', 1, '/products/clothing/bibs'],
    ['Jacke', 11, '/products/clothing/jackets'],
    ['Haube', 23, '/products/clothing/hats'],
    ['plumífero', 14, '/products/clothing/down-jackets'],
  ])('suggests for the synonym %j in store %i the category %s', async (term, storeId, url) => {
    expect((await predict(term, storeId)).types.map(([, target]) => target)).toContain(url);
  });

  it('makes a limited number of queries for many words, of which most are misspelt', async () => {
    const execute = jest.spyOn(api.database.db, 'execute');
    await predict('jaket jaket beanie salopetes gogles polse helmt glves skis');
    const queries = execute.mock.calls.length;
    execute.mockRestore();
    expect(queries).toBeLessThanOrEqual(5);
  });

  it('corrects one of two words', async () => {
    expect((await predict('varnhorn couloirr')).types).toContainEqual([
      'Freeride skis',
      '/products/skis/freeride',
    ]);
  });

  it('searches in French in the French store', async () => {
    const { types, groups } = await predict('chaus', 13);
    expect(groups.brands.title).toBe('Marques');
    expect(types).toContainEqual(['Chaussures de ski', '/products/ski-boots']);
  });
});

describe('the other search endpoints', () => {
  let cookie: string;
  beforeAll(async () => {
    cookie = await signIn(api.app, 'anna@example.com');
  });
  const recent = async (session: string | undefined = cookie) =>
    (await call(api.app, 'search-recent', { store_id: 1 }, { cookie: session })).data.searches;

  it('store a member’s searches, latest first, each term once', async () => {
    for (const term of ['Ravine', 'touring skis', 'RAVINE ']) {
      // oxlint-disable-next-line no-await-in-loop -- one search after the other
      await call(api.app, 'search-save', { store_id: 1, term, results_count: '1,204 results' }, { cookie });
      api.clock.now = new Date(api.clock.now.getTime() + 1000);
    }
    expect(await recent()).toEqual([
      { term: 'RAVINE', url: '/search?s=RAVINE' },
      { term: 'touring skis', url: '/search?s=touring%20skis' },
    ]);
    const saved = await api.database.db.query.recentSearches.findMany();
    expect(saved.map((row) => row.resultsCount)).toEqual([1204, 1204]);
  });

  it('show a member’s searches to that member only', async () => {
    expect(await recent(await signIn(api.app, 'ben@example.com'))).toEqual([]);
    expect((await call(api.app, 'search-recent', { store_id: 1 })).data.searches).toEqual([]);
    const { status } = await callFailing(api.app, 'search-save', {
      store_id: 1,
      term: 'x',
      results_count: 1,
    });
    expect(status).toBe(401);
  });

  it('count searches of guests without personal data', async () => {
    for (const term of ['Gloves', 'gloves']) {
      // oxlint-disable-next-line no-await-in-loop -- counted one after the other
      await call(api.app, 'search-save-nonauth', { store_id: 1, term, results_count: 7 });
    }
    const rows = await api.database.db.query.searchTerms.findMany();
    expect(rows).toMatchObject([{ storeId: 1, folded: 'gloves', searches: 2, resultsCount: 7 }]);
  });

  it.each([
    ['1,204 results', 1204],
    ['none', 0],
    ['99999999999999', 999_999_999],
    [17, 17],
  ])('store only the digits of %j', async (results_count, kept) => {
    await call(api.app, 'search-save-nonauth', { store_id: 7, term: 'wax', results_count });
    const rows = await api.database.db.query.searchTerms.findMany();
    expect(rows.find((row) => row.storeId === 7)?.resultsCount).toBe(kept);
  });

  it('store the last 100 searches, separately for each store', async () => {
    const session = await signIn(api.app, 'elena@example.com');
    for (let number = 1; number <= 103; number += 1) {
      api.clock.now = new Date(api.clock.now.getTime() + 1000);
      const search = { store_id: 1, term: `term ${number}`, results_count: number };
      // oxlint-disable-next-line no-await-in-loop -- one search after the other
      await call(api.app, 'search-save', search, { cookie: session });
    }
    const terms = (await recent(session)).map(({ term }) => term);
    expect(terms).toHaveLength(100);
    expect([terms[0], terms.at(-1)]).toEqual(['term 103', 'term 4']);
    const irish = await call(api.app, 'search-recent', { store_id: 6 }, { cookie: session });
    expect(irish.data.searches).toEqual([]);
    const two = await call(api.app, 'search-recent', { store_id: 1, limit: 2 }, { cookie: session });
    expect(two.data.searches.map(({ term }) => term)).toEqual(['term 103', 'term 102']);
  });

  it('redirect a term to its results or to a configured page, with the term as source', async () => {
    const plain = await call(api.app, 'search-url', { store_id: 1, term: 'ravine 98' });
    expect(plain.data).toEqual({ url: '/search?s=ravine%2098', isRedirect: false });
    const redirects = await api.database.db.query.searchRedirects.findMany();
    const german = redirects.find(
      (row) => row.locale === 'de_DE' && row.url.startsWith('/') && !row.url.includes('?'),
    );
    const led = await call(api.app, 'search-url', { store_id: 11, term: german?.term ?? '' });
    expect(led.data).toEqual({
      url: `${german?.url}?source=${encodeURIComponent(german?.term ?? '')}`,
      isRedirect: true,
    });
  });

  it.each([
    [15, 'novità', '/products?order=newest&source=novit%C3%A0'],
    [15, ' NOVITA  ', '/products?order=newest&source=NOVITA'],
    [16, 'retur', '/delivery-and-returns?source=retur'],
    [11, 'retur', '/search?s=retur'],
    [1, 'a/b?c=1&d#e', '/search?s=a%2Fb%3Fc%3D1%26d%23e'],
    [1, '//evil.example', '/search?s=%2F%2Fevil.example'],
  ])('redirect a search in store %i for %j to %s', async (store_id, searched, url) => {
    expect((await call(api.app, 'search-url', { store_id, term: searched })).data.url).toBe(url);
  });

  it.each(['', '   ', 'x'.repeat(200)])('reject the term %j', async (term) => {
    const answer = await callFailing(api.app, 'search-url', { store_id: 1, term });
    expect(answer.status).toBe(400);
  });

  it('show at most twelve sales below the search field', async () => {
    const { data } = await call(api.app, 'under-search-sales', { store_id: 1 });
    expect(data.sales).toHaveLength(12);
    const three = await call(api.app, 'under-search-sales', { store_id: 1, limit: 3 });
    expect(three.data.sales).toEqual(data.sales.slice(0, 3));
    const running = ({ startDate, endDate }: { startDate: string; endDate: string }) =>
      new Date(startDate) <= api.clock.now && api.clock.now < new Date(endDate);
    expect(data.sales.every(running)).toBe(true);
    expect((await callFailing(api.app, 'under-search-sales', { store_id: 1, limit: 13 })).status).toBe(400);
  });

  it('show the sales of a customer group to that group only', async () => {
    const slug = 'insiders-skin-track';
    // Its own position is beyond the twelfth.
    await api.database.db.update(sales).set({ position: 0 }).where(eq(sales.slug, slug));
    const urls = async (email: string) => {
      const cookie = await signIn(api.app, email);
      const { data } = await call(api.app, 'under-search-sales', { store_id: 1 }, { cookie });
      return data.sales.map(({ url }) => url);
    };
    expect(await urls('clara@example.com')).toContain(`/event/${slug}`);
    expect(await urls('anna@example.com')).not.toContain(`/event/${slug}`);
  });

  it.each([
    [12, 'skistøvler'],
    [11, 'Skischuhe'],
    [14, 'botas'],
    [15, 'scarponi'],
    [16, 'pjäxor'],
  ])('suggest in the language of store %i for %s', async (storeId, term) => {
    const { types } = await predict(term, storeId);
    expect(types.map(([, url]) => url).join()).toMatch(/ski-boots|snowboarding\/boots/);
  });
});
