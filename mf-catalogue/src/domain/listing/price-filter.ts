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
  const [from, to] = [readAmount(search['price_from'], 'from'), readAmount(search['price_to'], 'to')];
  if (from !== null || to !== null) return priceText({ from, to });
  const range = parsePrice(search['price']);
  return range === null ? '' : priceText(range);
}

const currency = String.raw`(?:£|€|kr\.?|[A-Z]{3})?`;
/** Separators of thousands stand before three digits, those of decimals before one or two, in every language. */
const amountPattern = new RegExp(
  String.raw`^\s*${currency}\s*(\d{1,3}(?:[\s.,’']\d{3})+|\d+)(?:[.,](\d{1,2}))?\s*${currency}\s*$`,
  'iu',
);
const maxUnits = 999_999;

/**
 * Reads an end of a range as a shopper enters it, such as `1.200`, `1 200` or `€199,50`, and returns minor units; null for
 * other texts. Decimals widen the range to whole units.
 */
export function readAmount(text = '', end: keyof PriceRange = 'from'): number | null {
  const [, units, decimals = ''] = amountPattern.exec(text) ?? [];
  if (units === undefined) return null;
  const whole = Number(units.replaceAll(/\D/g, '')) + (end === 'to' && Number(decimals) > 0 ? 1 : 0);
  return whole > maxUnits ? null : whole * minorUnits;
}
