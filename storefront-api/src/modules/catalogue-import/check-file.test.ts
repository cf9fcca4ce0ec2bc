import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkFile } from './check-file.ts';
import { CatalogueImportError, type ImportFailure } from './import-error.ts';

let lines: string[];
beforeAll(async () => {
  const text = await readFile(join(import.meta.dirname, '../../testing/small-shop.ndjson'), 'utf8');
  lines = text.trim().split('\n');
});

/** Returns the lines with these records before the last one, and a last one that counts them. */
function withRecords(...records: object[]): string[] {
  const own = [...lines.slice(0, -1), ...records.map((record) => JSON.stringify(record))];
  return [...own, JSON.stringify({ type: 'end', records: own.length - 1 })];
}

/** Returns the lines with fields of the record of `SMALL-3` replaced. */
const withProduct = (change: (record: { prices: object; variants: object[] }) => object): string[] =>
  lines.map((line) => {
    if (!line.includes('"SMALL-3"') || line.includes('"sale"')) return line;
    const record = JSON.parse(line) as { prices: object; variants: object[] };
    return JSON.stringify({ ...record, ...change(record) });
  });

/** Returns the variants with these GTINs, of the first one on. */
const withGtins = (variants: object[], ...gtins: unknown[]) =>
  variants.map((variant, index) => ({ ...variant, gtin: gtins[index] ?? null }));

async function failuresOf(file: readonly string[]): Promise<readonly ImportFailure[]> {
  try {
    await checkFile(() => file);
  } catch (error) {
    if (error instanceof CatalogueImportError) return error.failures;
    throw error;
  }
  return [];
}

describe('checkFile', () => {
  const list = { type: 'price-list', code: 'club-GBP', base: 'standard-GBP', groups: [7] };
  const synonym = { type: 'synonym', locale: 'en_GB', term: 'cardigan', words: ['knitted jacket'] };

  it('accepts further price lists and synonyms, also those that name each other', async () => {
    const circle = [
      { ...synonym, term: 'a1', words: ['b1'] },
      { ...synonym, term: 'b1', words: ['c1'] },
      { ...synonym, term: 'c1', words: ['a1'] },
    ];
    expect(await failuresOf(withRecords(list, synonym, ...circle))).toEqual([]);
  });

  it('accepts two thousand synonyms of a locale, and names the lines of those above', async () => {
    const records = Array.from({ length: 2_001 }, (_, index) => ({
      ...synonym,
      locale: 'fr_FR',
      term: `a${index}`,
    }));
    const others = lines.filter((line) => line.includes('"synonym"') && line.includes('"fr_FR"'));
    expect(others).toEqual([]);
    expect(await failuresOf(withRecords(...records.slice(1)))).toEqual([]);
    expect(await failuresOf(withRecords(...records))).toEqual([
      { line: lines.length + 2_000, path: 'locale', message: 'there are more than 2000 synonyms in fr_FR' },
    ]);
  });

  it.each([
    [[list, list], 'code', 'in line'],
    [[{ ...list, code: 'outlet-GBP' }], 'code', 'the price list of a store'],
    [[{ ...list, base: 'staff-GBP' }], 'base', 'no store has the price list'],
    [[{ ...list, groups: [0] }], 'groups.0', ''],
    [[{ ...list, groups: [] }], 'groups', ''],
    [[{ ...list, groups: [5] }], 'groups.0', 'list for the group and base "5 standard-GBP"'],
    [[synonym, { ...synonym, term: 'CÁRDIGAN' }], 'term', 'in line'],
  ])('rejects %j', async (records, path, message) => {
    const failures = await failuresOf(withRecords(...records));
    const line = lines.length + records.length - 1;
    expect(failures).toContainEqual({ line, path, message: expect.stringContaining(message) });
  });

  it.each([
    ['summary.en_GB', { summary: { en_GB: 'x'.repeat(121) } }],
    ['summary.sv_SE', { summary: { sv_SE: 'Two\nlines' } }],
    ['summary.xx_XX', { summary: { xx_XX: 'Unknown' } }],
    ['bannerProducts', { bannerProducts: Array.from({ length: 6 }, (_, index) => `SMALL-${index + 1}`) }],
    ['bannerProducts.0', { bannerProducts: ['SMALL-99'] }],
  ])('rejects a sale for its field %s', async (path, change) => {
    const changed = lines.map((each) =>
      each.includes('"sale"') ? JSON.stringify({ ...(JSON.parse(each) as object), ...change }) : each,
    );
    const failures = await failuresOf(changed);
    expect(failures.map(({ path: field }) => field)).toContainEqual(
      expect.stringMatching(
        path === 'summary.xx_XX' ? /^summary/ : new RegExp(`^${path.replaceAll('.', '\\.')}$`),
      ),
    );
  });

  it('accepts a sale without sentence and description, and a sentence of 120 characters', async () => {
    const sale = (change: object) =>
      lines.map((each) =>
        each.includes('"sale"')
          ? JSON.stringify({
              ...(JSON.parse(each) as object),
              summary: undefined,
              description: undefined,
              ...change,
            })
          : each,
      );
    expect(await failuresOf(sale({}))).toEqual([]);
    expect(await failuresOf(sale({ summary: { fr_FR: 'é'.repeat(120) } }))).toEqual([]);
  });

  it.each<[string, (record: { prices: object; variants: object[] }) => object]>([
    [
      'priceHistory.0.list',
      () => ({ priceHistory: [{ list: 'x-GBP', amount: 1, validFrom: '2026-01-01T00:00:00Z' }] }),
    ],
    [
      'priceHistory.0.list',
      () => ({ priceHistory: [{ list: 'outlet-GBP', amount: 1, validFrom: '2026-01-01T00:00:00Z' }] }),
    ],
    ['prices.x-GBP', (record) => ({ prices: { ...record.prices, 'x-GBP': { retail: 1, special: 1 } } })],
    [
      'variants.0.prices.x-GBP',
      ({ variants: [first, ...others] }) => ({
        variants: [{ ...first, prices: { 'x-GBP': { retail: 1, special: 1 } } }, ...others],
      }),
    ],
    ['soleMaxMm', () => ({ soleMinMm: 300, soleMaxMm: 299 })],
    ['texts.en_GB.name', () => ({ texts: { en_GB: { name: ' \t', description: [] } } })],
    ['pictures.0.key', () => ({ pictures: [{ key: '../secret' }] })],
    ['pictures', () => ({ pictures: [{ key: 'twice' }, { key: 'twice' }] })],
    ['variants.0.gtin', ({ variants }) => ({ variants: withGtins(variants, '0410000000039') })],
    ['variants.0.gtin', ({ variants }) => ({ variants: withGtins(variants, 410_000_000_021) })],
    ['variants.0.gtin', ({ variants }) => ({ variants: withGtins(variants, '20000011') })],
    [
      'variants.1.gtin',
      ({ variants }) => ({ variants: withGtins(variants, '410000000076', '410000000076') }),
    ],
  ])('rejects a product for its field %s', async (path, change) => {
    const changed = withProduct(change);
    const place = changed.findIndex((each, index) => each !== lines[index]) + 1;
    // A product with invalid fields is also missing in the sale that names it.
    const [first] = await failuresOf(changed);
    expect([first?.line, first?.path]).toEqual([place, path]);
  });

  it('accepts GTINs of 8, 12, 13 and 14 digits', async () => {
    for (const gtin of ['20000028', '410000000076', '0410000000045', '10410000000059'])
      expect(
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await failuresOf(withProduct(({ variants }) => ({ variants: withGtins(variants, gtin) }))),
      ).toEqual([]);
  });

  it('says what a GTIN must be, and which line has the same one, also with leading zeros', async () => {
    const wrong = withProduct(({ variants }) => ({ variants: withGtins(variants, '0410000000039') }));
    expect((await failuresOf(wrong))[0]?.message).toBe(
      'a GTIN of 8, 12, 13 or 14 digits, the last of which is its check digit',
    );
    const twice = withProduct(({ variants }) => ({ variants: withGtins(variants, '00410000000021') }));
    const holder = lines.findIndex((line) => line.includes('"410000000021"')) + 1;
    expect((await failuresOf(twice)).map(({ path, message }) => [path, message])).toEqual([
      ['variants.0.gtin', `the GTIN "00410000000021" is in line ${holder} already`],
    ]);
  });

  it('rejects a category for guides and matching categories that do not exist', async () => {
    const changed = lines.map((line) =>
      line.includes('"urlPath": "tops/jumpers"')
        ? JSON.stringify({
            ...(JSON.parse(line) as object),
            audienceSizeGuides: { men: 'tops', women: 'none' },
            goesWith: ['tops/shirts', 'tops/hats'],
          })
        : line,
    );
    expect((await failuresOf(changed)).map(({ path }) => path)).toEqual([
      'audienceSizeGuides.women',
      'goesWith.1',
    ]);
  });

  it('rejects a price of zero with a sign, and a stock of it', async () => {
    const at = lines.findIndex((each) => each.includes('"SMALL-3"'));
    const signed = lines.map((each, index) =>
      index === at
        ? each.replace(/"special": \d+/, '"special": -0').replace(/"stock": \d+/, '"stock": -0')
        : each,
    );
    expect((await failuresOf(signed)).map((each) => [each.line, each.path.split('.').at(-1)])).toEqual(
      expect.arrayContaining([
        [at + 1, 'special'],
        [at + 1, 'stock'],
      ]),
    );
  });

  it('rejects a menu that no page requests', async () => {
    const changed = lines.map((each) => each.replace('"header-desktop"', '"header-dekstop"'));
    expect((await failuresOf(changed)).map(({ path }) => path)).toEqual(['menuType', 'menuType']);
  });
});
