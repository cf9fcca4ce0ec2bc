import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildTestApi, call, type TestApi } from '../../../testing/test-api.ts';
import { openEmptyDatabase } from '../../../testing/test-database.ts';
import { untilTrue } from '../../../testing/until-true.ts';
import { importCatalogue } from '../../catalogue-import/index.ts';

const english = 1;
const german = 11;
const austrian = 23;

let api: TestApi;
let lines: string[];
beforeAll(async () => {
  const text = await readFile(join(import.meta.dirname, '../../../testing/small-shop.ndjson'), 'utf8');
  lines = text.trim().split('\n');
  api = await buildTestApi({ database: await openEmptyDatabase() });
  await importCatalogue(api.database, () => lines);
}, 300_000);
afterAll(() => api.close());

describe('withSynonyms', () => {
  const found = async (s: string, store_id: number) =>
    (await call(api.app, 'cat-products-es', { store_id, s })).data.total;

  it.each([
    [english, 'jumper', 10],
    [english, 'PULLOVERS', 10],
    [english, 'knitted sweater', 10],
    [english, 'bergen pullover', 1],
    [german, 'Oberteile', 20],
    [austrian, 'oberteil', 20],
    [german, 'Hemd', 10],
  ])('in store %i for %j finds %i products', async (storeId, term, total) => {
    expect(await found(term, storeId)).toBe(total);
  });

  it('finds nothing by the synonym of another language', async () => {
    expect(await found('knitted sweater', german)).toBe(0);
  });

  it('lets suggestions name the categories of the products', async () => {
    const { data } = await call(api.app, 'predictive-search-v2', { storeId: english, q: 'pullovers' });
    expect(data.productTypes.results.map(({ text }) => text)).toEqual(['Jumpers']);
  });

  it('finds the same products with many synonyms of one term', async () => {
    const records = Array.from({ length: 1_900 }, (_, index) => ({
      type: 'synonym',
      locale: 'en_GB',
      term: `word${index}`,
      words: ['jumper', `other${index}`],
    }));
    const own = [...lines.slice(0, -1), ...records.map((record) => JSON.stringify(record))];
    await importCatalogue(api.database, () => [...own, `{"type":"end","records":${own.length - 1}}`]);
    api.clock.now = new Date(api.clock.now.getTime() + 60_000);
    await untilTrue(async () => (await found('word1899', english)) === 10);
    expect(await found('jumper', english)).toBe(10);
    expect(await found('other7', english)).toBe(10);
    expect(await found(Array.from({ length: 8 }, () => 'jumper').join(' '), english)).toBe(10);
  });
});
