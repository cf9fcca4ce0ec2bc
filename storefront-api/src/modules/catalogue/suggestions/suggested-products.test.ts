import { buildTestApi, call, signIn, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
});
afterAll(() => api.close());

describe('The products of predictive-search-v2', () => {
  const outlet = 19;
  const productsOf = async (q: string, storeId = outlet, cookie?: string) => {
    const { data } = await call(api.app, 'predictive-search-v2', { storeId, q }, { cookie });
    return data.products ?? [];
  };

  it('are the first four of the results page', async () => {
    const products = await productsOf('jacket');
    const { data } = await call(api.app, 'cat-products-es', { store_id: outlet, s: 'jacket' });
    expect(products).toEqual(data.items.slice(0, 4));
    expect(products).toHaveLength(4);
  });

  it('have the price of the visitor, and none for a guest of a store that hides prices', async () => {
    const cookie = await signIn(api.app, 'anna@example.com');
    const [shown, hidden, ofMember] = await Promise.all([
      productsOf('jacket'),
      productsOf('jacket', 1),
      productsOf('jacket', 1, cookie),
    ]);
    expect(shown.map(({ price }) => price.current?.currency)).toEqual(['GBP', 'GBP', 'GBP', 'GBP']);
    expect(ofMember.map(({ price }) => price.current?.currency)).toEqual(['GBP', 'GBP', 'GBP', 'GBP']);
    expect(hidden).toHaveLength(4);
    expect(hidden.flatMap(({ price }) => Object.values(price))).toEqual(
      Array.from({ length: 4 * 5 }, () => null),
    );
  });

  it('are of the language and the currency of the store', async () => {
    const [french] = await productsOf('chaussures', 21);
    expect(french).toMatchObject({ price: { current: { currency: 'EUR' } } });
    expect(french?.name).toMatch(/chaussure/i);
  });

  it.each(['', '   ', 's', '%_', '\0', '🎿', '\u202eevil', "'; --"])('are none for %j', async (q) => {
    expect(await productsOf(q)).toEqual([]);
  });
});
