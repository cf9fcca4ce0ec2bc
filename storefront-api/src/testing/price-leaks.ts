const moneyKey =
  /price|discount|saving|percent|amount|decimal|subtotal|vat|rrp|fee|^(?:min|max|total|old|current)$/i;

/** Words that name the store's delivery tariff, which is the same for every product: `one-estimate.test.ts`. */
const deliveryTariff = /\.delivery\.message$/;

/** Numbers under such a name that tell no price: a campaign's kind, a page's number, how many are listed. */
const innocent = /\.priceStrategy$|\.pagination\.current$|^\.total$/;

const currency = String.raw`(?:[£€]|\bkr\b|\b(?:GBP|EUR|DKK|NOK|SEK)\b)`;
const moneyInWords = new RegExp(String.raw`${currency}\s?\d|\d[\s\u00A0\u202F]?${currency}`);

/** Paths of everything in an answer that tells a price: as money, as a number, as a facet or in words. */
export function priceLeaks(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((each, index) => priceLeaks(each, `${path}[${index}]`));
  if (typeof value === 'string') {
    return moneyInWords.test(value) && !deliveryTariff.test(path) ? [`${path} in words: ${value}`] : [];
  }
  if (typeof value === 'number') {
    const key = /\.([^.[]+)(?:\[\d+\])*$/.exec(path)?.[1] ?? '';
    return moneyKey.test(key) && !innocent.test(path) ? [path] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  const facet = 'field' in value && (value.field === 'price' || value.field === 'discount') ? [path] : [];
  return [...facet, ...Object.entries(value).flatMap(([key, each]) => priceLeaks(each, `${path}.${key}`))];
}
