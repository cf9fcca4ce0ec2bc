import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { products, searchWords } from '../../db/schema/index.ts';
import { buildTestApi, call, callFailing, type TestApi } from '../../testing/test-api.ts';
import { openEmptyDatabase } from '../../testing/test-database.ts';
import { untilTrue } from '../../testing/until-true.ts';
import { CatalogueImportError, exportCatalogue, fileLines, importCatalogue } from './index.ts';

const file = join(import.meta.dirname, '../../testing/small-shop.ndjson');

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi({ database: await openEmptyDatabase() });
}, 300_000);
afterAll(() => api.close());

const english = 1;
const german = 11;

/** Listings are answered from memory while they are built again. */
async function untilListed(total: number): Promise<void> {
  api.clock.now = new Date(api.clock.now.getTime() + 60_000);
  await untilTrue(
    async () => (await call(api.app, 'cat-products-es', { store_id: english })).data.total === total,
  );
}

async function idOf(sku: string): Promise<number> {
  const row = await api.database.db.query.products.findFirst({ where: eq(products.sku, sku) });
  return row?.id ?? 0;
}

async function problemsOf(lines: readonly string[]) {
  try {
    await importCatalogue(api.database, () => lines);
  } catch (error) {
    if (error instanceof CatalogueImportError) return error.problems;
    throw error;
  }
  return [];
}

async function exported(): Promise<string[]> {
  const lines: string[] = [];
  await exportCatalogue(api.database, (line) => {
    lines.push(line);
  });
  return lines;
}

describe('an empty shop', () => {
  it('answers its home page, listings and search without products', async () => {
    const home = await call(api.app, 'hp-data', { storeId: english, groupId: 0 });
    expect([home.data.sales, home.data.bestsellers]).toEqual([[], []]);
    expect((await call(api.app, 'cat-products-es', { store_id: english, s: 'ski' })).data.total).toBe(0);
    const search = await call(api.app, 'predictive-search-v2', { storeId: english, q: 'ski' });
    expect(search.response.statusCode).toBe(200);
    expect((await call(api.app, 'sitemap', { store_id: english })).response.statusCode).toBe(200);
    const navigation = await call(api.app, 'navigation', { storeId: english, type: 'header-desktop' });
    expect(navigation.data.items).toEqual([]);
  });

  it('does not find products and categories', async () => {
    const product = await callFailing(api.app, 'single-product', { productId: 1, store_id: english });
    expect(product.status).toBe(404);
    const route = await call(api.app, 'page-route', { store_id: english, path: '/products/tops' });
    expect(route.data.type).toBeNull();
  });
});

describe('importCatalogue', () => {
  it('imports a hand-written shop of twenty products in two languages', async () => {
    expect(await importCatalogue(api.database, fileLines(file))).toMatchObject({ products: 20 });
    await untilListed(20);
    const productId = await idOf('SMALL-1');
    const inEnglish = (await call(api.app, 'single-product', { productId, store_id: english })).data;
    expect(inEnglish).toMatchObject({
      sku: 'SMALL-1',
      name: 'Bergen jumper',
      brand: { name: 'Lammfell', url: '/brand/lammfell' },
      category: { name: 'Jumpers', url: '/products/tops/jumpers' },
    });
    expect(inEnglish.options.map(({ label, values }) => [label, values.map((value) => value.label)])).toEqual(
      [['Size', ['S', 'M', 'L']]],
    );
    const inGerman = (await call(api.app, 'single-product', { productId, store_id: german })).data;
    expect(inGerman.name).toBe('Pullover Bergen');
    expect(inGerman.breadcrumbs.map(({ name }) => name)).toEqual(['Oberteile', 'Pullover']);
  });

  it('offers products only in stores of their languages', async () => {
    const productId = await idOf('SMALL-1');
    const { status } = await callFailing(api.app, 'single-product', { productId, store_id: 13 });
    expect(status).toBe(404);
  });

  it('imports sales, navigation, pages, redirects and searches', async () => {
    const home = await call(api.app, 'hp-data', { storeId: english, groupId: 0 });
    expect(home.data.sales.map(({ title }) => title)).toEqual(['Winter knits']);
    const menu = await call(api.app, 'navigation', { storeId: german, type: 'header-desktop' });
    expect(menu.data.items.map(({ label }) => label)).toEqual(['Pullover']);
    const page = await call(api.app, 'cms-page', { storeId: german, identifier: 'about-us' });
    expect(page.data.title).toBe('Über uns');
    const route = await call(api.app, 'page-route', { store_id: english, path: '/knits' });
    expect(route.data.redirect).toMatchObject({ url: '/products/tops/jumpers' });
    const search = await call(api.app, 'search-url', { store_id: german, term: 'HAKELN' });
    expect(search.data.url).toContain('/products/tops/jumpers');
    expect(await api.database.db.$count(searchWords)).toBeGreaterThan(20);
  });

  it('changes only what differs, and keeps ids', async () => {
    const before = await idOf('SMALL-20');
    const text = await readFile(file, 'utf8');
    const lines = text.trim().split('\n');
    const changed = lines
      .filter((line) => !line.includes('"SMALL-19"'))
      .map((line) => line.replace('"Flannel shirt"', '"Heavy flannel shirt"'));
    const result = await importCatalogue(api.database, () => changed);
    expect(result.products).toBe(19);
    expect(result.changedRows).toBeLessThan(40);
    expect(await idOf('SMALL-20')).toBe(before);
    expect(await idOf('SMALL-19')).toBe(0);
    await importCatalogue(api.database, () => lines);
    expect(await idOf('SMALL-20')).toBe(before);
    expect(await importCatalogue(api.database, () => lines)).toMatchObject({ changedRows: 0 });
  });

  it('lets brands and sales swap their ids and unique values', async () => {
    const lines = await exported();
    const swapped = lines.map((line) =>
      line
        .replace('"id":1,"slug":"lammfell"', '"id":2,"slug":"lammfell"')
        .replace('"id":2,"slug":"northmill"', '"id":1,"slug":"northmill"'),
    );
    await importCatalogue(api.database, () => swapped);
    expect(
      (await exported()).filter((line) => line.includes('"type":"brand"')).map((line) => line.slice(0, 45)),
    ).toEqual([
      '{"type":"brand","id":1,"slug":"northmill","na',
      '{"type":"brand","id":2,"slug":"lammfell","nam',
    ]);
    await importCatalogue(api.database, () => lines);
    expect(await exported()).toEqual(lines);
  });

  it('reports every invalid line with its number and field, and writes nothing', async () => {
    const before = await exported();
    const lines = [...before];
    const at = (part: string) => lines.findIndex((line) => line.includes(part)) + 1;
    const change = (part: string, from: string, to: string) => {
      lines[at(part) - 1] = (lines[at(part) - 1] ?? '').replace(from, to);
    };
    change('"SMALL-2"', '"stock":5', '"stock":-1');
    change('"SMALL-3"', '"brand":"lammfell"', '"brand":"nobody"');
    change('"type":"redirect"', '"status":301', '"status":200');
    change('"type":"sale"', '"maxPerCustomer"', '"limit"');
    const twice = lines.push(lines[at('"type":"page-text"') - 1] ?? '');
    const broken = lines.push('{"type":"brand"');
    expect((await problemsOf(lines)).map(({ line, path }) => [line, path])).toEqual(
      [
        [at('"SMALL-2"'), 'variants.0.stock'],
        [at('"SMALL-3"'), 'brand'],
        [at('"type":"redirect"'), 'status'],
        [at('"type":"sale"'), ''],
        [twice, 'area'],
        [broken, ''],
      ].toSorted(([one], [other]) => Number(one) - Number(other)),
    );
    expect(await exported()).toEqual(before);
  });

  it('rejects a file without header, and one that is empty', async () => {
    const [problem] = await problemsOf(['{"type":"brand","slug":"x"}']);
    expect(problem).toMatchObject({ line: 1, path: 'type' });
    expect(await problemsOf([])).toEqual([{ line: 1, path: '', message: 'the file is empty' }]);
  });

  it('leaves the previous shop when it is interrupted, and can be repeated', async () => {
    const before = await exported();
    let passes = 0;
    async function* interrupted() {
      passes += 1;
      for (const [index, line] of before.entries()) {
        if (passes === 2 && index === before.length - 3) throw new Error('the disk is gone');
        yield line.replace('"Warm after ten years."', '"Warm after twenty years."');
      }
    }
    await expect(importCatalogue(api.database, interrupted)).rejects.toThrow('the disk is gone');
    expect(await exported()).toEqual(before);
    expect((await importCatalogue(api.database, interrupted)).changedRows).toBe(1);
    expect(await exported()).not.toEqual(before);
  });
});
