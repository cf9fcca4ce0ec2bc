import { buildTestApi, call, type TestApi } from '../../testing/test-api.ts';

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

describe('predictive search', () => {
  it.each(['', '   '])('is empty for %j', async (q) => {
    const { brands, types, groups } = await predict(q);
    expect([brands, types]).toEqual([[], []]);
    expect(groups.brands).toMatchObject({ order: 0, title: 'Brands', url: null });
  });

  it('finds a brand by its beginning and with a typing error', async () => {
    expect((await predict('varn')).brands).toEqual([['Varnhorn', '/brand/varnhorn']]);
    expect((await predict('Kaldstrm')).brands).toEqual([['Kaldstrom', '/brand/kaldstrom']]);
  });

  it('names the types called so first, then those of the products that match', async () => {
    const { types } = await predict('goggles');
    expect(types.slice(0, 2)).toEqual([
      ['Helmets and goggles', '/products/protection'],
      ['Goggles', '/products/protection/goggles'],
    ]);
    expect((await predict('varnhorn')).types).toContainEqual(['Freeride skis', '/products/skis/freeride']);
    expect((await predict('ski')).types.length).toBeLessThanOrEqual(8);
  });

  it('speaks French in the French shop', async () => {
    const { types, groups } = await predict('chaus', 13);
    expect(groups.brands.title).toBe('Marques');
    expect(types).toContainEqual(['Chaussures de ski', '/products/ski-boots']);
  });
});
