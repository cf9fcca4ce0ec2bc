/** Minor units of a unit of every currency of the shop. */
export const minorUnits = 100;

/** Ends of a price range in minor units; null is open. */
export interface PriceRange {
  from: number | null;
  to: number | null;
}

/** Reads `from-to` in minor units, where one of the ends may be missing; null for other texts. */
export function parsePrice(text = ''): PriceRange | null {
  const [, from, to] = /^(\d{0,8})-(\d{0,8})$/.exec(text) ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return null;
  return { from: from === '' ? null : Number(from), to: to === '' ? null : Number(to) };
}

/** The inverse of {@link parsePrice}. Exchanges ends that are in the wrong order. */
export function priceText({ from, to }: PriceRange): string {
  if (from === null && to === null) return '';
  const [low, high] = from !== null && to !== null && from > to ? [to, from] : [from, to];
  return `${low ?? ''}-${high ?? ''}`;
}

/** Reads the price range of a query: `price`, or `price_from` and `price_to` of the form without JavaScript. */
export function readPrice(search: Readonly<Record<string, string>>): string {
  const [from, to] = [wholeAmount(search['price_from']), wholeAmount(search['price_to'])];
  if (from !== null || to !== null) return priceText({ from, to });
  const range = parsePrice(search['price']);
  return range === null ? '' : priceText(range);
}

/** Reads an amount in whole currency units as a shopper enters it, and returns minor units; null for other texts. */
export function wholeAmount(text = ''): number | null {
  const digits = /^\s*(\d{1,6})\s*$/.exec(text)?.[1];
  return digits === undefined ? null : Number(digits) * minorUnits;
}
