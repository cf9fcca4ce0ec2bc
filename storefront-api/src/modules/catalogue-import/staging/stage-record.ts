import { parentPath } from 'storefront-ports/category-path';
import { fold } from 'storefront-ports/fold';
import type { RecordOf, ShopRecord } from 'storefront-ports/import-format';
import {
  attributes,
  attributeWords,
  brandReviews,
  brands,
  categories,
  cmsPages,
  colourFamilies,
  headerTexts,
  navigationMenus,
  optionAttributes,
  optionValues,
  pageTexts,
  priceLists,
  redirects,
  saleCategories,
  saleProducts,
  sales,
  searchRedirects,
  searchSynonyms,
  sizeGuides,
  staticBlocks,
  storeOverrides,
} from '../../../db/schema/index.ts';
import { optionValueKey } from '../catalogue-keys.ts';
import { fillLocales } from '../locales.ts';
import type { RecordTarget } from './record-target.ts';
import { stageProduct } from './stage-product.ts';

/** Adds the rows of a record, which has been validated. */
export function stageRecord(target: RecordTarget, record: ShopRecord): void {
  const { writer, ids } = target;
  switch (record.type) {
    case 'attribute': {
      const { code, label, unit, isFacet, position } = record;
      return writer.add(attributes, { code, label: fillLocales(label), unit, isFacet, position });
    }
    case 'attribute-word':
      return writer.add(attributeWords, { word: record.word, label: fillLocales(record.label) });
    case 'colour-family': {
      const { code, label, hex, position } = record;
      return writer.add(colourFamilies, { code, label: fillLocales(label), hex, position });
    }
    case 'option':
      return stageOption(target, record);
    case 'size-guide':
      return stageSizeGuide(target, record);
    case 'brand': {
      const { slug, name, description } = record;
      const id = ids.brand(slug);
      return writer.add(brands, {
        id,
        slug,
        name,
        searchName: fold(name),
        description: fillLocales(description),
      });
    }
    case 'brand-review':
      return writer.add(brandReviews, {
        brandId: ids.brand(record.brand),
        author: record.author,
        countryId: record.countryId,
        rating: record.rating,
        text: fillLocales(record.text),
        createdAt: new Date(record.createdAt),
      });
    case 'category':
      return stageCategory(target, record);
    case 'price-list': {
      const { type: _type, groups, ...list } = record;
      return writer.add(priceLists, {
        ...list,
        groups: [...new Set(groups)].toSorted((one, other) => one - other),
      });
    }
    case 'product':
      return stageProduct(target, record);
    case 'sale':
      return stageSale(target, record);
    case 'cms-page': {
      const { type: _type, ...page } = record;
      return writer.add(cmsPages, page);
    }
    case 'static-block':
      return writer.add(staticBlocks, {
        identifier: record.identifier,
        storeId: record.storeId,
        message: record.message,
        link: record.link,
      });
    case 'navigation-menu':
      return writer.add(navigationMenus, {
        type: record.menuType,
        storeKind: record.storeKind,
        locale: record.locale,
        items: record.items,
      });
    case 'page-text': {
      const { type: _type, ...text } = record;
      return writer.add(pageTexts, text);
    }
    case 'header-text': {
      const { type: _type, ...text } = record;
      return writer.add(headerTexts, text);
    }
    case 'redirect':
      return writer.add(redirects, {
        fromPath: record.fromPath,
        storeId: record.storeId,
        toUrl: record.toUrl,
        status: record.status,
      });
    case 'search-redirect':
      return writer.add(searchRedirects, {
        term: fold(record.term),
        locale: record.locale,
        url: record.url,
      });
    case 'synonym': {
      const { locale, term, words, isOneWay } = record;
      return writer.add(searchSynonyms, { locale, term: fold(term), words: words.map(fold), isOneWay });
    }
    case 'store-override':
      return writer.add(storeOverrides, { storeId: record.storeId, key: record.key, value: record.value });
  }
}

function stageOption({ writer, ids }: RecordTarget, { code, label, position, values }: RecordOf<'option'>) {
  const attributeId = ids.option(code);
  writer.add(optionAttributes, { id: attributeId, code, label: fillLocales(label), position });
  for (const value of values) {
    writer.add(optionValues, {
      id: ids['option-value'](optionValueKey(code, value.code)),
      attributeId,
      code: value.code,
      label: fillLocales(value.label),
      position: value.position,
    });
  }
}

function stageSizeGuide({ writer }: RecordTarget, guide: RecordOf<'size-guide'>) {
  const { code, title, intro, how, units, columns, rows } = guide;
  writer.add(sizeGuides, {
    code,
    title: fillLocales(title),
    intro: fillLocales(intro),
    how: fillLocales(how),
    units,
    columns: columns.map(({ key, label, unit }) => ({ key, label: fillLocales(label), unit })),
    rows,
  });
}

function stageCategory({ writer, ids }: RecordTarget, category: RecordOf<'category'>) {
  const { urlPath, position, name, description, sizeGuide, audienceSizeGuides, goesWith } = category;
  const parent = parentPath(urlPath);
  writer.add(categories, {
    id: ids.category(urlPath),
    parentId: parent === null ? null : ids.category(parent),
    urlPath,
    position,
    name: fillLocales(name),
    description: fillLocales(description),
    sizeGuide,
    audienceSizeGuides,
    goesWith,
  });
}

function stageSale({ writer, ids }: RecordTarget, sale: RecordOf<'sale'>) {
  const { slug, brand, title, summary, description, startsAt, endsAt, position } = sale;
  const { bannerKey, bannerMood, bannerProducts } = sale;
  const { groups, storeKinds, strategy, maxPerCustomer, isEnabled } = sale;
  const saleId = ids.sale(slug);
  writer.add(sales, {
    id: saleId,
    slug,
    brandId: brand === null ? null : ids.brand(brand),
    title: fillLocales(title),
    summary: fillLocales(summary),
    description: fillLocales(description),
    bannerKey,
    bannerMood,
    bannerProducts: [...new Set(bannerProducts)],
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
    position,
    groups,
    storeKinds,
    strategy,
    maxPerCustomer,
    isEnabled,
  });
  for (const sku of new Set(sale.products)) writer.add(saleProducts, { saleId, productId: ids.product(sku) });
  for (const path of new Set(sale.categories))
    writer.add(saleCategories, { saleId, categoryId: ids.category(path) });
}
