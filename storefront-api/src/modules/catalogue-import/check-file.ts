import { stores } from 'shared-contracts/stores';
import { parentPath } from 'storefront-ports/category-path';
import { fold } from 'storefront-ports/fold';
import { gtin14 } from 'storefront-ports/gtin';
import type { RecordOf, ShopRecord } from 'storefront-ports/import-format';
import { bundlePartKey, optionValueKey, type CatalogueKeys, type IdKind } from './catalogue-keys.ts';
import { checkPriceList, checkPrices } from './check-prices.ts';
import { CatalogueImportError, type ImportFailure } from './import-error.ts';
import { createFingerprint } from './fingerprint.ts';
import { fillLocales } from './locales.ts';
import { readRecord } from './read-record.ts';
import type { LineSource } from './source.ts';

const maxFailures = 100;
/** Each process keeps the synonyms of all locales in memory. */
const maxSynonymsPerLocale = 2_000;
const storeIds: ReadonlySet<number> = new Set(stores.map(({ id }) => id));

/**
 * Validates every line and every reference between them. Returns the keys and ids of the file. Throws
 * {@link CatalogueImportError} with the first {@link maxFailures} failures.
 */
export async function checkFile(lines: LineSource): Promise<CatalogueKeys> {
  const check = createCheck();
  const fingerprint = createFingerprint();
  const ending = createEndCheck();
  let line = 0;
  for await (const text of lines()) {
    line += 1;
    fingerprint.add(text);
    const reading = readRecord(text, line);
    if ('failures' in reading) {
      for (const failure of reading.failures) check.report(line, failure.path, failure.message);
      if (line > 1) ending.countRecord(check.at(line));
    } else if ('endsAfter' in reading) {
      ending.checkEnd(check.at(line), reading.endsAfter);
    } else if (reading.record !== null) {
      ending.countRecord(check.at(line));
      checkRecord(check.at(line), reading.record);
    }
    if (check.isFull()) break;
  }
  if (line === 0) check.report(1, '', 'the file is empty');
  else if (!ending.isReached() && !check.isFull())
    check.report(line, '', 'the file is incomplete: its last line must be a record of the type "end"');
  return check.finish(fingerprint.value());
}

/** Checks that the record `end` is the last one and names the number of those before it. */
function createEndCheck() {
  let records = 0;
  let isReached = false;
  return {
    isReached: () => isReached,
    countRecord(check: LineCheck) {
      records += 1;
      if (isReached) check.report('', 'there is a record after the one of the type "end"');
    },
    checkEnd(check: LineCheck, expected: number) {
      if (isReached) check.report('', 'the file has two records of the type "end"');
      else if (expected !== records)
        check.report('records', `the file has ${records} records before this line, not ${expected}`);
      isReached = true;
    },
  };
}

/** The check of one line. */
export interface LineCheck {
  report(path: string, message: string): void;
  /** Reports a key that an earlier line has. */
  declare(kind: string, key: string, path: string): void;
  /** Reports an id that another record of the kind has. */
  declareId(kind: IdKind, key: string, id: number | undefined, path: string): void;
  /** Reports, at the end, a key that no line has. */
  refer(kind: string, key: string, path: string): void;
  keys: CatalogueKeys;
  /** Records of synonyms so far by locale. */
  synonymCounts: Map<string, number>;
}

function createCheck() {
  const failures: ImportFailure[] = [];
  const declared = new Map<string, number>();
  const usedIds = new Map<string, string>();
  const synonymCounts = new Map<string, number>();
  const pending: { key: string; text: string; line: number; path: string }[] = [];
  const keys: CatalogueKeys = {
    ids: {
      option: new Map(),
      'option-value': new Map(),
      brand: new Map(),
      category: new Map(),
      product: new Map(),
      sale: new Map(),
      'bundle-part': new Map(),
    },
    brandNames: new Map(),
    categoryNames: new Map(),
    groupLists: new Map(),
    skus: new Set(),
    fingerprint: '',
  };
  const report = (line: number, path: string, message: string) => {
    failures.push({ line, path, message });
  };
  const isFull = () => failures.length >= maxFailures;
  return {
    report,
    isFull,
    at: (line: number): LineCheck => ({
      keys,
      synonymCounts,
      report: (path, message) => report(line, path, message),
      declare(kind, key, path) {
        const earlier = declared.get(`${kind}\n${key}`);
        if (earlier === undefined) declared.set(`${kind}\n${key}`, line);
        else report(line, path, `the ${kind} ${JSON.stringify(key)} is in line ${earlier} already`);
      },
      declareId(kind, key, id, path) {
        if (id === undefined) return;
        const holder = usedIds.get(`${kind} ${id}`);
        if (holder !== undefined) report(line, path, `${holder} has the id ${id} already`);
        usedIds.set(`${kind} ${id}`, key);
        keys.ids[kind].set(key, id);
      },
      refer(kind, key, path) {
        if (declared.has(`${kind}\n${key}`)) return;
        pending.push({
          key: `${kind}\n${key}`,
          text: `there is no ${kind} ${JSON.stringify(key)}`,
          line,
          path,
        });
      },
    }),
    finish(fingerprint: string): CatalogueKeys {
      // References of a file that was not read to its end would be reported wrongly.
      if (!isFull()) {
        for (const { key, text, line, path } of pending) {
          if (!declared.has(key)) report(line, path, text);
          if (isFull()) break;
        }
      }
      if (failures.length === 0) return { ...keys, fingerprint };
      const first = failures.toSorted((one, other) => one.line - other.line).slice(0, maxFailures);
      throw new CatalogueImportError(first, !isFull());
    },
  };
}

function checkRecord(check: LineCheck, record: ShopRecord): void {
  switch (record.type) {
    case 'attribute':
    case 'colour-family':
    case 'size-guide':
      check.declare(record.type, record.code, 'code');
      break;
    case 'attribute-word':
      check.declare(record.type, record.word, 'word');
      break;
    case 'option':
      checkOption(check, record);
      break;
    case 'brand':
      check.declare('brand', record.slug, 'slug');
      check.declareId('brand', record.slug, record.id, 'id');
      check.keys.brandNames.set(record.slug, record.name);
      break;
    case 'brand-review':
      check.refer('brand', record.brand, 'brand');
      check.declare('review', `${record.brand} ${record.author} ${record.createdAt}`, 'author');
      break;
    case 'category':
      checkCategory(check, record);
      break;
    case 'price-list':
      checkPriceList(check, record);
      break;
    case 'product':
      checkProduct(check, record);
      break;
    case 'sale':
      checkSale(check, record);
      break;
    case 'cms-page':
      check.declare('page', `${record.identifier} ${record.locale}`, 'identifier');
      break;
    case 'static-block':
      checkStore(check, record.storeId);
      check.declare('static block', `${record.identifier} ${record.storeId}`, 'identifier');
      break;
    case 'navigation-menu':
      check.declare('menu', `${record.menuType} ${record.storeKind} ${record.locale}`, 'menuType');
      break;
    case 'page-text':
      check.declare('page text', `${record.area} ${record.locale}`, 'area');
      break;
    case 'header-text':
      check.declare('header text', `${record.key} ${record.locale}`, 'key');
      break;
    case 'redirect':
      checkStore(check, record.storeId);
      check.declare('redirect', `${record.fromPath} ${record.storeId ?? ''}`, 'fromPath');
      break;
    case 'search-redirect':
      check.declare('search redirect', `${fold(record.term)} ${record.locale ?? ''}`, 'term');
      break;
    case 'synonym':
      checkSynonym(check, record);
      break;
    case 'store-override':
      checkStore(check, record.storeId);
      check.declare('store override', `${record.storeId} ${record.key}`, 'key');
      break;
  }
}

function checkSynonym(check: LineCheck, { term, locale }: RecordOf<'synonym'>): void {
  check.declare('synonym', `${fold(term)} ${locale}`, 'term');
  const count = (check.synonymCounts.get(locale) ?? 0) + 1;
  check.synonymCounts.set(locale, count);
  if (count > maxSynonymsPerLocale)
    check.report('locale', `there are more than ${maxSynonymsPerLocale} synonyms in ${locale}`);
}

function checkStore(check: LineCheck, storeId: number | null): void {
  if (storeId !== null && !storeIds.has(storeId)) check.report('storeId', `there is no store ${storeId}`);
}

function checkOption(check: LineCheck, { id, code, values }: RecordOf<'option'>): void {
  check.declare('option', code, 'code');
  check.declareId('option', code, id, 'id');
  for (const [index, value] of values.entries()) {
    const key = optionValueKey(code, value.code);
    check.declare('value', key, `values.${index}.code`);
    check.declareId('option-value', key, value.id, `values.${index}.id`);
  }
}

function checkCategory(check: LineCheck, category: RecordOf<'category'>): void {
  const { id, urlPath, name, sizeGuide, audienceSizeGuides, goesWith } = category;
  check.declare('category', urlPath, 'urlPath');
  check.declareId('category', urlPath, id, 'id');
  check.keys.categoryNames.set(urlPath, fillLocales(name));
  const parent = parentPath(urlPath);
  if (parent !== null) check.refer('category', parent, 'urlPath');
  if (sizeGuide !== null) check.refer('size-guide', sizeGuide, 'sizeGuide');
  for (const [audience, code] of Object.entries(audienceSizeGuides))
    check.refer('size-guide', code, `audienceSizeGuides.${audience}`);
  for (const [index, path] of goesWith.entries()) check.refer('category', path, `goesWith.${index}`);
}

function checkProduct(check: LineCheck, product: RecordOf<'product'>): void {
  const { sku } = product;
  check.keys.skus.add(sku);
  check.declare('product', sku, 'sku');
  check.declareId('product', sku, product.id, 'id');
  check.refer('brand', product.brand, 'brand');
  check.refer('category', product.category, 'category');
  for (const [index, path] of product.otherCategories.entries())
    check.refer('category', path, `otherCategories.${index}`);
  for (const [index, code] of product.colourFamilies.entries())
    check.refer('colour-family', code, `colourFamilies.${index}`);
  for (const code of Object.keys(product.facts)) check.refer('attribute', code, `facts.${code}`);
  for (const [index, { sku: variantSku, gtin, options }] of product.variants.entries()) {
    check.declare('variant', variantSku, `variants.${index}.sku`);
    if (gtin !== null) check.declare('GTIN', gtin14(gtin), `variants.${index}.gtin`);
    for (const [option, value] of Object.entries(options))
      check.refer('value', optionValueKey(option, value), `variants.${index}.options.${option}`);
  }
  checkPrices(check, product);
  checkSoleRange(check, product);
  for (const [index, part] of (product.bundle?.parts ?? []).entries()) {
    check.refer('product', part.sku, `bundle.parts.${index}.sku`);
    check.declareId('bundle-part', bundlePartKey(sku, index), part.id, `bundle.parts.${index}.id`);
  }
  const isBundle = product.productType === 'bundle';
  if (isBundle !== (product.bundle !== null))
    check.report('bundle', 'a bundle has parts, and no other product has');
  if (isBundle === product.variants.length > 0)
    check.report('variants', 'a bundle has no variants, and every other product has');
}

function checkSoleRange(check: LineCheck, { soleMinMm, soleMaxMm }: RecordOf<'product'>): void {
  if (soleMinMm !== null && soleMaxMm !== null && soleMinMm > soleMaxMm)
    check.report('soleMaxMm', 'is below soleMinMm: no boot would fit');
}

function checkSale(check: LineCheck, sale: RecordOf<'sale'>): void {
  check.declare('sale', sale.slug, 'slug');
  check.declareId('sale', sale.slug, sale.id, 'id');
  check.declare('banner', sale.bannerKey, 'bannerKey');
  if (sale.brand !== null) check.refer('brand', sale.brand, 'brand');
  for (const [index, path] of sale.categories.entries()) check.refer('category', path, `categories.${index}`);
  for (const [index, sku] of sale.products.entries()) check.refer('product', sku, `products.${index}`);
  for (const [index, sku] of sale.bannerProducts.entries())
    check.refer('product', sku, `bannerProducts.${index}`);
  if (Date.parse(sale.endsAt) <= Date.parse(sale.startsAt))
    check.report('endsAt', 'a sale must end after it starts');
}
