import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gtinCheckDigit } from 'storefront-ports/gtin';
import { buildTestApi, call, type TestApi } from '../../../testing/test-api.ts';
import { openEmptyDatabase } from '../../../testing/test-database.ts';
import { importCatalogue } from '../../catalogue-import/index.ts';

const colours = Array.from({ length: 10 }, (_, index) => `colour-${index}`);
const sizes = Array.from({ length: 20 }, (_, index) => `size-${index}`);

const option = (code: string, values: readonly string[]) => ({
  type: 'option',
  code,
  label: { en_GB: code },
  values: values.map((each, position) => ({ code: each, label: { en_GB: each }, position })),
});

function gtinOf(index: number): string {
  const digits = `0499999${String(index).padStart(5, '0')}`;
  return `${digits}${gtinCheckDigit(digits)}`;
}

const variants = colours.flatMap((colour, place) =>
  sizes.map((size, index) => ({
    sku: `SMALL-1-${place}-${index}`,
    gtin: gtinOf(place * sizes.length + index),
    stock: (place + index) % 5,
    colours: { base: `#10${place}0${place}0`, accent: '#ffffff', detail: '#000000' },
    options: { shade: colour, girth: size },
  })),
);

/** The small shop, in which one product has 200 variants in ten colours. */
async function linesWithManyVariants(): Promise<string[]> {
  const text = await readFile(join(import.meta.dirname, '../../../testing/small-shop.ndjson'), 'utf8');
  const [header = '', ...others] = text.trim().split('\n');
  const records = others
    .filter((line) => !line.includes('"type": "end"'))
    .map((line) =>
      line.includes('"sku": "SMALL-1",') ? JSON.stringify({ ...JSON.parse(line), variants }) : line,
    );
  const all = [option('shade', colours), option('girth', sizes)].map((each) => JSON.stringify(each));
  return [header, ...all, ...records, JSON.stringify({ type: 'end', records: all.length + records.length })];
}

let api: TestApi;
let id: number;
beforeAll(async () => {
  api = await buildTestApi({ database: await openEmptyDatabase() });
  const lines = await linesWithManyVariants();
  await importCatalogue(api.database, () => lines);
  const row = await api.database.db.query.products.findFirst({
    where: (products, { eq }) => eq(products.sku, 'SMALL-1'),
  });
  id = row?.id ?? 0;
}, 300_000);
afterAll(() => api.close());

describe('A product with 200 variants', () => {
  it('is described by its 30 values and not by its variants, in less than 16 kB', async () => {
    const { data, response } = await call(api.app, 'single-product', { productId: id, store_id: 1 });
    expect(data.options.map(({ values }) => values.length)).toEqual([10, 20]);
    expect(data.gtin).toBeNull();
    expect(response.body.length).toBeLessThan(16_000);
  });

  it('has all of its variants for search engines, in less than 50 kB', async () => {
    const { data, response } = await call(api.app, 'product-variants', { product_id: id, store_id: 1 });
    expect(data.variants).toHaveLength(200);
    expect(new Set(data.variants.map(({ gtin }) => gtin)).size).toBe(200);
    expect(data.variants.map(({ options }) => options.length)).toEqual(variants.map(() => 2));
    expect(response.body.length).toBeLessThan(50_000);
  });
});
