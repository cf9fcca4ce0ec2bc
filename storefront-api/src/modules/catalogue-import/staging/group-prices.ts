import type { RecordOf } from 'storefront-ports/import-format';
import type { CatalogueKeys } from '../catalogue-keys.ts';

type Product = RecordOf<'product'>;

/**
 * Returns the product with prices in every price list of customer groups. Where the record has none, they are those of
 * the list's base, with their history and those of the variants: every query then reads one list.
 */
export function withGroupPrices(product: Product, groupLists: CatalogueKeys['groupLists']): Product {
  if (groupLists.size === 0) return product;
  return [...groupLists].reduce(
    (filled, [base, lists]) => lists.reduce((each, list) => withList(each, list, base), filled),
    product,
  );
}

function withList(product: Product, list: string, base: string): Product {
  const price = product.prices[base];
  if (price === undefined || Object.hasOwn(product.prices, list)) return product;
  const history = product.priceHistory.filter((each) => each.list === base);
  return {
    ...product,
    prices: { ...product.prices, [list]: price },
    priceHistory: [...product.priceHistory, ...history.map((each) => ({ ...each, list }))],
    variants: product.variants.map((variant) => {
      const own = variant.prices[base];
      if (own === undefined || Object.hasOwn(variant.prices, list)) return variant;
      return { ...variant, prices: { ...variant.prices, [list]: own } };
    }),
  };
}

/** Returns the product without the prices that {@link withGroupPrices} adds. */
export function withoutGroupPrices<Prices extends Pick<Product, 'prices' | 'priceHistory' | 'variants'>>(
  product: Prices,
  groupLists: CatalogueKeys['groupLists'],
): Prices {
  return [...groupLists].reduce(
    (kept, [base, lists]) => lists.reduce((each, list) => withoutList(each, list, base), kept),
    product,
  );
}

function withoutList<Prices extends Pick<Product, 'prices' | 'priceHistory' | 'variants'>>(
  product: Prices,
  list: string,
  base: string,
): Prices {
  if (pricesIn(product, list) !== pricesIn(product, base)) return product;
  return {
    ...product,
    prices: without(product.prices, list),
    priceHistory: product.priceHistory.filter((each) => each.list !== list),
    variants: product.variants.map((variant) => ({ ...variant, prices: without(variant.prices, list) })),
  };
}

const without = (prices: Product['prices'], list: string): Product['prices'] =>
  Object.fromEntries(Object.entries(prices).filter(([each]) => each !== list));

/** Everything of one list, as a text that can be compared. */
function pricesIn(
  { prices, priceHistory, variants }: Pick<Product, 'prices' | 'priceHistory' | 'variants'>,
  list: string,
): string {
  const history = priceHistory
    .filter((each) => each.list === list)
    .map(({ amount, validFrom, validTo }) => [amount, validFrom, validTo]);
  const priceOf = (all: Product['prices']) => [all[list]?.retail, all[list]?.special];
  return JSON.stringify([priceOf(prices), history, variants.map((variant) => priceOf(variant.prices))]);
}
