import { bundle, priceOf, product, withheldPrice } from '../testing/factories.ts';
import { jsonForScript, productJsonLd } from './product-json-ld.ts';

const offerOf = (price: ReturnType<typeof priceOf>) =>
  (productJsonLd(product({ price })) as { offers?: Record<string, unknown> }).offers;

describe('the product for search engines', () => {
  it.each([
    ['GBP', 44900, '449.00'],
    ['EUR', 129950, '1299.50'],
    ['SEK', 1299900, '12999.00'],
    ['NOK', 5, '0.05'],
    ['DKK', 349995, '3499.95'],
    ['JPY', 12900, '12900'],
  ])('offers an amount in %s as a plain decimal number', (currency, amount, decimal) => {
    expect(offerOf(priceOf(amount, amount, currency))).toMatchObject({
      price: decimal,
      priceCurrency: currency,
    });
  });

  it('has no offer for whoever may not see the price', () => {
    expect(offerOf(withheldPrice)).toBeUndefined();
  });

  it('offers a set as one product', () => {
    expect(productJsonLd(bundle())).toMatchObject({ '@type': 'Product', sku: 'SET-103' });
  });

  it('cannot end the script that it stands in', () => {
    expect(jsonForScript({ name: '</script><b>&' })).not.toMatch(/[<>&]/);
  });
});
