import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { products, searchWords } from '../../db/schema/index.ts';
import { buildTestApi, call, callFailing, type TestApi } from '../../testing/test-api.ts';
import { openEmptyDatabase } from '../../testing/test-database.ts';
import { untilTrue } from '../../testing/until-true.ts';
import {
  CatalogueImportError,
  exportCatalogue,
  fileLines,
  importCatalogue,
  ImportRejectedError,
  type LineSource,
} from './index.ts';

const file = join(import.meta.dirname, '../../testing/small-shop.ndjson');

let api: TestApi;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-import-'));
  api = await buildTestApi({ database: await openEmptyDatabase() });
}, 300_000);
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

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

/** Returns the lines with a last one that counts them. */
function withEnd(lines: readonly string[]): string[] {
  const others = lines.filter((line) => !/"type": ?"end"/.test(line));
  return [...others, `{"type":"end","records":${others.length - 1}}`];
}

async function failuresOf(lines: readonly string[] | LineSource) {
  try {
    await importCatalogue(api.database, typeof lines === 'function' ? lines : () => lines);
  } catch (error) {
    if (error instanceof CatalogueImportError) return error.failures;
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
    const changed = withEnd(
      lines
        .filter((line) => !line.includes('"SMALL-19"'))
        .map((line) => line.replace('"Flannel shirt"', '"Heavy flannel shirt"')),
    );
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

  it('lets variants swap their GTINs, and another one have that of a deleted variant', async () => {
    const lines = await exported();
    const [first, second] = ['"gtin":"20000011"', '"gtin":"410000000021"'];
    expect(lines.filter((line) => line.includes(first) && line.includes(second))).toHaveLength(1);
    const swapped = lines.map((line) =>
      line.replace(first, '"gtin":"first"').replace(second, first).replace('"gtin":"first"', second),
    );
    await importCatalogue(api.database, () => swapped);
    expect(await exported()).toEqual(swapped);
    const moved = withEnd(
      lines
        .filter((line) => !line.includes('"SMALL-1"') || line.includes('"sale"'))
        .map((line) => line.replace(/("sku":"SMALL-2-S","gtin":)null/, '$1"20000011"'))
        .map((line) => line.replace('"SMALL-1",', '')),
    );
    await importCatalogue(api.database, () => moved);
    expect((await exported()).filter((line) => line.includes(first))).toHaveLength(1);
    await importCatalogue(api.database, () => lines);
    expect(await exported()).toEqual(lines);
  });

  it('reports every invalid line with its number and field, and writes nothing', async () => {
    const before = await exported();
    const lines = before.slice(0, -1);
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
    expect((await failuresOf(withEnd(lines))).map(({ line, path }) => [line, path])).toEqual(
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
    const [failure] = await failuresOf(withEnd(['{"type":"brand","slug":"x"}']));
    expect(failure).toMatchObject({ line: 1, path: 'type' });
    expect(await failuresOf([])).toEqual([{ line: 1, path: '', message: 'the file is empty' }]);
  });

  it('rejects a file that was cut off, and one with lines after its end', async () => {
    const lines = await exported();
    const last = lines.length - 1;
    expect(await failuresOf(lines.slice(0, last))).toEqual([
      { line: last, path: '', message: expect.stringContaining('the file is incomplete') },
    ]);
    expect(await failuresOf(lines.toSpliced(20, 1))).toContainEqual({
      line: last,
      path: 'records',
      message: `the file has ${last - 2} records before this line, not ${last - 1}`,
    });
    expect(await failuresOf([...lines, lines[1] ?? ''])).toContainEqual(
      expect.objectContaining({ line: lines.length + 1, message: expect.stringContaining('after the one') }),
    );
  });

  it('leaves the previous shop if the second reading differs from the first', async () => {
    const before = await exported();
    for (const second of [
      [],
      before.slice(0, 30),
      before.map((line) => line.replace('"Warm after ten years."', '"Warm after two years."')),
    ]) {
      let passes = 0;
      const source = () => (++passes === 1 ? before : second);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await expect(importCatalogue(api.database, source, { replace: true })).rejects.toThrow(
        'the file changed while it was imported',
      );
    }
    expect(await exported()).toEqual(before);
  });

  it('rejects the deletion of many products unless they are to be replaced', async () => {
    const before = await exported();
    const none = withEnd(before.slice(0, 1));
    await expect(importCatalogue(api.database, () => none)).rejects.toThrow(
      new ImportRejectedError(
        'the file would delete 20 of the 20 products of the shop; with --replace it does',
      ),
    );
    expect(await exported()).toEqual(before);
    expect(await importCatalogue(api.database, () => none, { replace: true })).toMatchObject({ products: 0 });
    await importCatalogue(api.database, () => before);
    expect(await exported()).toEqual(before);
  });

  it('rejects other ids for many products, because baskets would lose them', async () => {
    const before = await exported();
    const renumbered = before.map((line) =>
      line.replace(
        /("type":"product","id":)(\d+)/,
        (_all, start: string, id: string) => `${start}${Number(id) + 100}`,
      ),
    );
    await expect(importCatalogue(api.database, () => renumbered)).rejects.toThrow(
      'would delete 20 of the 20',
    );
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

describe('fileLines', () => {
  const linesOf = async (content: string | Buffer) => {
    const path = join(folder, 'lines.ndjson');
    await writeFile(path, content);
    const lines: string[] = [];
    for await (const line of fileLines(path)()) lines.push(line);
    return lines;
  };

  it('splits at line feeds only, whatever the size of the parts that are read', async () => {
    const long = 'é'.repeat(100_000);
    expect(await linesOf(`one\u2028two\n\n${long}\nlast`)).toEqual(['one\u2028two', '', long, 'last']);
  });

  it('rejects what is not a regular file', async () => {
    await expect(importCatalogue(api.database, fileLines('/dev/null'))).rejects.toThrow(
      new ImportRejectedError('/dev/null is not a regular file: save it first'),
    );
    await expect(importCatalogue(api.database, fileLines(folder))).rejects.toThrow('not a regular file');
  });

  it('names the line that is too long or not UTF-8', async () => {
    const path = join(folder, 'invalid.ndjson');
    const [header = ''] = await exported();
    await writeFile(path, `${header}\n"${'x'.repeat(10_000_000)}"\n`);
    expect(await failuresOf(fileLines(path))).toEqual([
      { line: 2, path: '', message: 'the line is longer than 10 MB' },
    ]);
    await writeFile(path, Buffer.concat([Buffer.from(`${header}\n\n`), Buffer.from([0x22, 0xff, 0x22])]));
    expect(await failuresOf(fileLines(path))).toEqual([
      { line: 3, path: '', message: 'the line is not UTF-8' },
    ]);
  });
});
