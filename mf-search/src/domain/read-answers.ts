import type { ShopImage } from 'shared-contracts/api/fields';
import { isShopPath } from 'shared-contracts/routes';
import type { RecentSearch } from './recent-searches.ts';
import { shownPrice, type ShownPrice } from './shown-price.ts';

/*
 * The box is in the header of every page, so a malformed answer must not break it. These functions take what is well
 * formed, without the schemas of the contract, which the browser does not load.
 */

export interface PredictionGroup {
  order: number;
  title: string;
  results: readonly { text: string; order: number; url: string }[];
}

export interface SuggestedProduct {
  name: string;
  brand: string | undefined;
  url: string;
  image: ShopImage | undefined;
  price: ShownPrice | undefined;
}

export interface Prediction {
  brands: PredictionGroup;
  productTypes: PredictionGroup;
  /** Empty in the answers of an older API. */
  products: readonly SuggestedProduct[];
}

export interface SuggestedSale {
  title: string;
  brandName: string | undefined;
  url: string;
  image: ShopImage | undefined;
  /** Largest discount in percent; absent where prices are hidden. */
  saving: number | undefined;
}

/** @throws TypeError if the answer has neither of the groups: it is not one of predictive search */
export function readPrediction(answer: unknown): Prediction {
  const { brands, productTypes, products } = fieldsOf(answer);
  if (!isObject(brands) && !isObject(productTypes)) throw new TypeError('Malformed answer');
  return {
    brands: readGroup(brands, 0),
    productTypes: readGroup(productTypes, 1),
    products: listOf(products).flatMap(readProduct),
  };
}

/** Returns a member's recent searches. */
export function readSearches(answer: unknown): RecentSearch[] {
  return listOf(fieldsOf(answer)['searches']).flatMap((search) => {
    const { term, url } = fieldsOf(search);
    return isText(term) && isLink(url) ? [{ term, url }] : [];
  });
}

export function readSales(answer: unknown): SuggestedSale[] {
  return listOf(fieldsOf(answer)['sales']).flatMap((sale) => {
    const { title, brandName, url, image, maxDiscount } = fieldsOf(sale);
    if (!isText(title) || !isLink(url)) return [];
    // The crop for phones is square, as the thumbnails are.
    const picture = readImage(fieldsOf(image)['narrow']) ?? readImage(image);
    const brand = isText(brandName) ? brandName : undefined;
    return [{ title, brandName: brand, url, image: picture, saving: readPercent(maxDiscount) }];
  });
}

function readGroup(group: unknown, defaultOrder: number): PredictionGroup {
  const { order, title, results } = fieldsOf(group);
  return {
    order: numberOf(order, defaultOrder),
    title: isText(title) ? title : '',
    results: listOf(results).flatMap((result, index) => {
      const { text, order: place, payload } = fieldsOf(result);
      const { url } = fieldsOf(payload);
      return isText(text) && isLink(url) ? [{ text, order: numberOf(place, index), url }] : [];
    }),
  };
}

function readProduct(product: unknown): SuggestedProduct[] {
  const { name, brand_name: brand, url, image, price } = fieldsOf(product);
  if (!isText(name) || !isLink(url)) return [];
  const [picture, shown] = [readImage(image), shownPrice(price)];
  return [{ name, brand: isText(brand) ? brand : undefined, url, image: picture, price: shown }];
}

function readImage(image: unknown): ShopImage | undefined {
  const { url, width, height } = fieldsOf(image);
  const isSized = Number.isSafeInteger(width) && Number.isSafeInteger(height);
  return isLink(url) && isSized ? { url, alt: '', width: Number(width), height: Number(height) } : undefined;
}

function readPercent(value: unknown): number | undefined {
  const percent = numberOf(value, 0);
  return percent >= 1 && percent <= 100 ? percent : undefined;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const fieldsOf = (value: unknown): Record<string, unknown> => (isObject(value) ? value : {});
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isLink = (value: unknown): value is string => typeof value === 'string' && isShopPath(value);
const numberOf = (value: unknown, otherwise: number) => (Number.isFinite(value) ? Number(value) : otherwise);
