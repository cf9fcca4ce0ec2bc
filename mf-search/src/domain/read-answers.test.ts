import { numbered, prediction, product, salesOf } from '../testing/suggestions.ts';
import { readPrediction, readSales, readSearches } from './read-answers.ts';

const hostileUrls = ['javascript:alert(1)', '//evil.example/x', 'https://evil.example', '', 7, null];
/** What a broken proxy, an older API or an extension may answer. */
const malformed = [null, undefined, 'text', 7, [], {}, { brands: null, productTypes: 'x', products: 3 }];

describe('readPrediction', () => {
  it('reads both groups and the products', () => {
    const read = readPrediction(prediction(numbered('Brand', 2), numbered('Type', 1), [product('Ravine')]));
    expect(read.brands).toEqual({
      order: 0,
      title: 'Brands',
      results: [
        { text: 'Brand 1', order: 0, url: '/brand/1' },
        { text: 'Brand 2', order: 1, url: '/brand/2' },
      ],
    });
    expect(read.productTypes.results).toHaveLength(1);
    expect(read.products.map(({ name }) => name)).toEqual(['Ravine']);
  });

  it('reads the answer of an API without products', () => {
    const { brands, productTypes } = prediction(numbered('Brand', 1), []);
    expect(readPrediction({ brands, productTypes }).products).toEqual([]);
  });

  it.each(malformed)('rejects an answer that is none: %j', (answer) => {
    expect(() => readPrediction(answer)).toThrow(TypeError);
  });

  it('reads what is well formed of a group', () => {
    const results = [
      null,
      'x',
      { text: 'A' },
      { text: 7, payload: { url: '/a' } },
      { text: 'B', payload: { url: '/b' } },
    ];
    const read = readPrediction({ brands: { order: 'first', results }, productTypes: { results: 'none' } });
    expect(read.brands).toEqual({ order: 0, title: '', results: [{ text: 'B', order: 4, url: '/b' }] });
    expect(read.productTypes).toEqual({ order: 1, title: '', results: [] });
  });

  it.each(hostileUrls)('drops results and products that do not link to a path of the shop: %j', (url) => {
    const read = readPrediction({
      brands: { results: [{ text: 'A', payload: { url } }] },
      products: [{ ...product('A'), url }],
    });
    expect(read.brands.results).toEqual([]);
    expect(read.products).toEqual([]);
  });

  it.each(hostileUrls)('keeps a product without its picture if that is not of the shop: %j', (url) => {
    const read = readPrediction({
      brands: {},
      products: [{ ...product('A'), image: { url, width: 1, height: 1 } }],
    });
    expect(read.products).toMatchObject([{ name: 'A', image: undefined }]);
  });

  it.each([
    null,
    7,
    { current: null },
    { current: { amount: '1', currency: 'GBP' } },
    { current: { amount: 1, currency: 'pounds' } },
  ])('keeps a product without a price that cannot be shown: %j', (price) => {
    const read = readPrediction({ brands: {}, products: [{ ...product('A'), price }] });
    expect(read.products).toMatchObject([{ name: 'A', price: undefined }]);
  });
});

describe('readSearches', () => {
  it('reads searches, and leaves out those without a term or a path of the shop', () => {
    const searches = [
      { term: 'skis', url: '/search?s=skis' },
      { term: '', url: '/search?s=' },
      { term: 'poles', url: 'https://evil.example' },
      null,
    ];
    expect(readSearches({ searches })).toEqual([{ term: 'skis', url: '/search?s=skis' }]);
  });

  it.each(malformed)('reads a malformed answer as none: %j', (answer) => {
    expect(readSearches(answer)).toEqual([]);
    expect(readSales(answer)).toEqual([]);
  });
});

it('readSales prefers the square crop of a picture', () => {
  const [sale] = salesOf(numbered('Sale', 1)).sales;
  const narrow = { url: '/media/sale-phone/800.jpg', width: 800, height: 800 };
  const read = readSales({ sales: [{ ...sale, image: { ...sale?.image, narrow } }] });
  expect(read[0]?.image).toEqual({ ...narrow, alt: '' });
});

it('readSales reads title, brand, link and picture, and leaves out what is malformed', () => {
  const { sales } = salesOf(numbered('Sale', 1));
  expect(readSales({ sales: [...sales, { title: 'X', url: '//evil.example' }, 'x'] })).toEqual([
    {
      title: 'Sale 1',
      brandName: 'Sale 1',
      url: '/sale/1',
      image: { url: '/media/sale/1.svg', alt: '', width: 800, height: 400 },
      saving: 40,
    },
  ]);
});

it.each([null, undefined, 0, -3, 101, '40', Number.NaN])(
  'readSales leaves out the discount %j',
  (maxDiscount) => {
    const [sale] = salesOf(numbered('Sale', 1)).sales;
    expect(readSales({ sales: [{ ...sale, maxDiscount }] })).toEqual([
      expect.objectContaining({ title: 'Sale 1', saving: undefined }),
    ]);
  },
);
