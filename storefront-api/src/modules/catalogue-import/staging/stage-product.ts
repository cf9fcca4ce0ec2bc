import { storeLocales } from 'shared-contracts/locales';
import { pathWithAncestors } from 'storefront-ports/category-path';
import { fold } from 'storefront-ports/fold';
import type { RecordOf } from 'storefront-ports/import-format';
import {
  bundleParts,
  categoryProducts,
  priceHistory,
  prices,
  products,
  productTexts,
  type ProductVideo,
  variantOptions,
  variantPrices,
  variants,
} from '../../../db/schema/index.ts';
import { bundlePartKey, optionValueKey } from '../catalogue-keys.ts';
import { fillLanguages, fillLocales } from '../locales.ts';
import { withGroupPrices } from './group-prices.ts';
import { namedPictures } from './named-pictures.ts';
import type { RecordTarget } from './record-target.ts';

type Product = RecordOf<'product'>;

/** Adds the rows of a product with its texts, prices, variants and parts. */
export function stageProduct(target: RecordTarget, record: Product): void {
  const { writer, ids, keys } = target;
  const product = withGroupPrices(record, keys.groupLists);
  const id = ids.product(product.sku);
  writer.add(products, {
    id,
    sku: product.sku,
    productType: product.productType,
    bundleKind: product.bundle?.kind ?? null,
    brandId: ids.brand(product.brand),
    categoryId: ids.category(product.category),
    model: product.model,
    audience: product.audience,
    facts: product.facts,
    colourFamilies: product.colourFamilies,
    artKind: product.artKind,
    colours: product.colours,
    pictures: namedPictures(product.pictures),
    video: stagedVideo(product.video),
    strategy: product.strategy,
    isDropship: product.isDropship,
    dispatchDays: product.dispatchDays,
    fittingForm: product.fittingForm,
    soleMinMm: product.soleMinMm,
    soleMaxMm: product.soleMaxMm,
    popularity: product.popularity,
    recentBuyers: product.recentBuyers,
    releasedAt: new Date(product.releasedAt),
  });
  stageTexts(target, id, product);
  const paths = [product.category, ...product.otherCategories].flatMap((path) =>
    pathWithAncestors(path).filter((each) => keys.categoryNames.has(each)),
  );
  for (const path of new Set(paths))
    writer.add(categoryProducts, { categoryId: ids.category(path), productId: id });
  for (const [list, price] of Object.entries(product.prices))
    writer.add(prices, { productId: id, list, ...price });
  for (const { list, amount, validFrom, validTo } of product.priceHistory) {
    writer.add(priceHistory, {
      productId: id,
      list,
      amount,
      validFrom: new Date(validFrom),
      validTo: validTo === null ? null : new Date(validTo),
    });
  }
  for (const [position, variant] of product.variants.entries()) stageVariant(target, id, variant, position);
  for (const [position, part] of (product.bundle?.parts ?? []).entries()) {
    writer.add(bundleParts, {
      id: ids['bundle-part'](bundlePartKey(product.sku, position)),
      bundleId: id,
      productId: ids.product(part.sku),
      label: fillLocales(part.label),
      position,
    });
  }
}

const stagedVideo = (video: Product['video']): ProductVideo | null =>
  video === null
    ? null
    : {
        ...video,
        description: fillLocales(video.description),
        uploadedAt: new Date(video.uploadedAt).toISOString(),
      };

function stageTexts({ writer, keys }: RecordTarget, productId: number, product: Product): void {
  const brand = keys.brandNames.get(product.brand) ?? '';
  const category = keys.categoryNames.get(product.category);
  const texts = fillLanguages(product.texts);
  for (const locale of storeLocales) {
    const text = texts[locale];
    if (text === undefined) continue;
    writer.add(productTexts, {
      productId,
      locale,
      name: text.name,
      description: text.description,
      searchName: fold(`${brand} ${text.name} ${category?.[locale] ?? ''}`),
      searchBody: fold(text.description.join(' ')),
    });
  }
}

function stageVariant(
  { writer, ids }: RecordTarget,
  productId: number,
  {
    sku,
    gtin,
    stock,
    lengthCm,
    soleLengthMm,
    colours,
    pictures,
    options,
    prices: own,
  }: Product['variants'][number],
  position: number,
): void {
  const id = ids.variant(sku);
  writer.add(variants, {
    id,
    productId,
    sku,
    gtin,
    stock,
    lengthCm,
    soleLengthMm,
    colours,
    pictures: namedPictures(pictures),
    position,
  });
  for (const [option, value] of Object.entries(options)) {
    writer.add(variantOptions, {
      variantId: id,
      attributeId: ids.option(option),
      valueId: ids['option-value'](optionValueKey(option, value)),
    });
  }
  for (const [list, price] of Object.entries(own))
    writer.add(variantPrices, { variantId: id, list, ...price });
}
