import { recordSchema } from './index.ts';

const product = {
  type: 'product',
  sku: 'SKI-1',
  kind: 'simple',
  brand: 'varnhorn',
  category: 'skis',
  model: 'Ravine',
  releasedAt: '2026-01-01T00:00:00Z',
  texts: { en_GB: { name: 'Ravine', description: [] } },
  prices: { 'standard-GBP': { retail: 100, special: 90 } },
  variants: [{ sku: 'SKI-1-178', stock: 1 }],
};

const pathsOf = (record: unknown) =>
  recordSchema.safeParse(record).error?.issues.map(({ path }) => path.join('.')) ?? [];

describe('recordSchema', () => {
  it('adds the defaults of a product', () => {
    expect(recordSchema.parse(product)).toMatchObject({ strategy: 0, audience: 'unisex', bundle: null });
  });

  it.each([
    [{ texts: {} }, 'texts'],
    [{ texts: { en_GB: { name: '', description: [] } } }, 'texts.en_GB.name'],
    [{ prices: { 'standard-GBP': { retail: 1.5, special: 1 } } }, 'prices.standard-GBP.retail'],
    [{ sku: 'SKI 1' }, 'sku'],
    [{ releasedAt: 'yesterday' }, 'releasedAt'],
    [{ colours: { base: 'red', accent: '#000000', detail: '#000000' } }, 'colours.base'],
  ])('names the wrong field of %j', (change, path) => {
    expect(pathsOf({ ...product, ...change })).toEqual([expect.stringMatching(`^${path}`)]);
  });

  it('rejects unknown fields and records', () => {
    expect(pathsOf({ ...product, price: 1 })).toHaveLength(1);
    expect(pathsOf({ type: 'voucher' })).toEqual(['type']);
  });
});
