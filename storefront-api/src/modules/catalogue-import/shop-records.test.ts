import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { count, eq } from 'drizzle-orm';
import { prices, products } from '../../db/schema/index.ts';
import { buildTestApi, type TestApi } from '../../testing/test-api.ts';
import { openEmptyDatabase } from '../../testing/test-database.ts';
import { exportCatalogue, importCatalogue } from './index.ts';

let api: TestApi;
let lines: string[];
beforeAll(async () => {
  const text = await readFile(join(import.meta.dirname, '../../testing/small-shop.ndjson'), 'utf8');
  lines = text.trim().split('\n');
  api = await buildTestApi({ database: await openEmptyDatabase() });
  await importCatalogue(api.database, () => lines);
}, 300_000);
afterAll(() => api.close());

async function exported(): Promise<string[]> {
  const written: string[] = [];
  await exportCatalogue(api.database, (line) => {
    written.push(line);
  });
  return written;
}

/** Returns the lines with fields of the record of `SMALL-3` replaced. */
const withProduct = (change: (record: { prices: object; variants: object[] }) => object): string[] =>
  lines.map((line) => {
    if (!line.includes('"SMALL-3"') || line.includes('"sale"')) return line;
    const record = JSON.parse(line) as { prices: object; variants: object[] };
    return JSON.stringify({ ...record, ...change(record) });
  });

const idOf = async (sku: string) =>
  (await api.database.db.query.products.findFirst({ where: eq(products.sku, sku) }))?.id ?? 0;

it('exportCatalogue and importCatalogue keep synonyms, price lists and named pictures', async () => {
  const before = await exported();
  for (const type of ['"type":"synonym"', '"type":"price-list"', '"key":"bergen-worn"', '"staff-GBP":{']) {
    expect(before.join('\n')).toContain(type);
  }
  expect(await importCatalogue(api.database, () => before)).toMatchObject({ changedRows: 0 });
  expect(await importCatalogue(api.database, () => lines)).toMatchObject({ changedRows: 0 });
  expect(await exported()).toEqual(before);
});

it('exportCatalogue and importCatalogue keep the video of a product, with its description in every language', async () => {
  const video = {
    key: 'small-film',
    description: { en_GB: 'A turn around the product.', de_DE: 'Einmal um das Produkt.' },
    durationSeconds: 8.5,
    width: 640,
    height: 800,
    uploadedAt: '2026-11-27T01:00:00+01:00',
    formats: ['mp4'],
  };
  await importCatalogue(api.database, () => withProduct(() => ({ video })));
  const stored = await api.database.db.query.products.findFirst({ where: eq(products.sku, 'SMALL-3') });
  expect(stored?.video).toMatchObject({
    ...video,
    description: { en_GB: 'A turn around the product.', de_AT: 'Einmal um das Produkt.' },
    uploadedAt: '2026-11-27T00:00:00.000Z',
  });
  const after = await exported();
  expect(after.join('\n')).toContain('"key":"small-film"');
  expect(await importCatalogue(api.database, () => after)).toMatchObject({ changedRows: 0 });
  await importCatalogue(api.database, () => lines);
});

describe('a price list of a customer group', () => {
  const inList = async () => {
    const [row] = await api.database.db
      .select({ rows: count() })
      .from(prices)
      .where(eq(prices.list, 'staff-GBP'));
    return row?.rows;
  };

  it('has a row for every product, and the export only those that differ', async () => {
    expect(await inList()).toBe(20);
    const naming = (await exported()).filter((line) => line.includes('staff-GBP'));
    expect(naming.map((line) => /"(?:sku|code)":"([^"]+)"/.exec(line)?.[1])).toEqual([
      'staff-GBP',
      'SMALL-2',
    ]);
  });

  it('disappears together with its record', async () => {
    const without = lines
      .filter((line) => !line.includes('"price-list"'))
      .map((line) => line.replace(/, "staff-GBP": \{[^}]*\}/, ''));
    const last = { type: 'end', records: without.length - 2 };
    await importCatalogue(api.database, () => [...without.slice(0, -1), JSON.stringify(last)]);
    expect(await inList()).toBe(0);
    await importCatalogue(api.database, () => lines);
    expect(await inList()).toBe(20);
  });

  it('takes history and variants from its base, unless the product has a price in it', async () => {
    const history = { amount: 5000, validFrom: '2026-01-01T00:00:00Z' };
    const changed = withProduct(({ variants }) => ({
      priceHistory: [{ list: 'standard-GBP', ...history }],
      variants: variants.map((variant) => ({
        ...variant,
        prices: { 'standard-GBP': { retail: 9900, special: 9800 } },
      })),
    }));
    await importCatalogue(api.database, () => changed);
    const id = await idOf('SMALL-3');
    const stored = await api.database.db.query.priceHistory.findMany({
      where: (row, { eq: equals }) => equals(row.productId, id),
    });
    expect(stored.map(({ list, amount }) => `${list} ${amount}`).toSorted()).toEqual([
      'staff-GBP 5000',
      'standard-GBP 5000',
    ]);
    const own = await api.database.db.query.variantPrices.findMany();
    expect(own.filter(({ list }) => list === 'staff-GBP')).toHaveLength(3);
    expect((await exported()).filter((line) => line.includes('staff-GBP'))).toHaveLength(2);
    await importCatalogue(api.database, () => lines);
  });
});
