const moneyKey =
  /price|discount|saving|percent|amount|decimal|subtotal|vat|rrp|fee|^(?:min|max|total|old|current)$/i;

/** Texts with the store's delivery tariff, which is the same for every product (`delivery/one-estimate.test.ts`). */
const deliveryTariff = /\.(?:delivery|deliveries\[\d+\])\.message$/;

/** Numbers with such a name that reveal no price: the price strategy, a page number, a count. */
const harmlessNumber = /\.priceStrategy$|\.pagination\.current$|^\.total$/;

const currency = String.raw`(?:[£€]|\bkr\b|\b(?:GBP|EUR|DKK|NOK|SEK)\b)`;
const moneyInText = new RegExp(String.raw`${currency}\s?\d|\d[\s\u00A0\u202F]?${currency}`);

/** Returns the paths of all values in a response that reveal a price: money, numbers, facets and texts. */
export function priceLeaks(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((each, index) => priceLeaks(each, `${path}[${index}]`));
  if (typeof value === 'string') {
    return moneyInText.test(value) && !deliveryTariff.test(path) ? [`${path} in words: ${value}`] : [];
  }
  if (typeof value === 'number') {
    const key = /\.([^.[]+)(?:\[\d+\])*$/.exec(path)?.[1] ?? '';
    return moneyKey.test(key) && !harmlessNumber.test(path) ? [path] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  const facet = 'field' in value && (value.field === 'price' || value.field === 'discount') ? [path] : [];
  return [...facet, ...Object.entries(value).flatMap(([key, each]) => priceLeaks(each, `${path}.${key}`))];
}
