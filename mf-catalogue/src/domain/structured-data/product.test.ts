import type { Money } from 'shared-contracts/money';
import { storeByHost } from 'shared-contracts/stores';
import { bundle, priceOf, product, withheldPrice } from '../../testing/factories.ts';
import { productData, type ProductSource } from './product.ts';

const config = { returnValidityDays: 14 };
const describeProduct = (change: Partial<ProductSource> = {}) =>
  productData({ product: product({ options: [] }), store: storeByHost('localhost'), config, ...change });

/** Counts the offers of a description, including those of its variants. */
const offersIn = (data: object) => JSON.stringify(data).match(/"offers":/g)?.length ?? 0;

describe('productData', () => {
  it.each([
    ['GBP', 44900, '449.00'],
    ['EUR', 129950, '1299.50'],
    ['SEK', 1299900, '12999.00'],
    ['NOK', 5, '0.05'],
    ['DKK', 349995, '3499.95'],
    ['JPY', 12900, '12900'],
  ])('formats an amount in %s as a plain decimal number', (currency, amount, price) => {
    const priced = product({ options: [], price: priceOf(amount, amount, currency) });
    expect(describeProduct({ product: priced })).toMatchObject({
      offers: { '@type': 'Offer', price, priceCurrency: currency },
    });
  });

  it('joins brand and name in the order of the language', () => {
    expect(describeProduct()).toMatchObject({ '@type': 'Product', name: 'Varnhorn Ravine 98' });
    expect(describeProduct({ store: storeByHost('fr.localhost') })).toMatchObject({
      name: 'Ravine 98 Varnhorn',
    });
  });

  it('describes a product with one option as a group of variants', () => {
    const [size] = product().options;
    if (size === undefined) throw new Error('A product without options');
    const data = describeProduct({ product: product({ options: [size] }) });
    expect(data).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: product().sku,
      variesBy: 'https://schema.org/size',
    });
    const variants = data['hasVariant'] as Record<string, unknown>[];
    expect(variants.map((variant) => variant['size'])).toEqual(size.values.map(({ label }) => label));
    expect(offersIn(data)).toBe(size.values.length);
  });

  const variant = (sku: string, colour: string, size: string, price: Money | null, inStock = true) => ({
    sku,
    options: [
      { code: 'colour', label: colour },
      { code: 'size', label: size },
    ],
    price,
    inStock,
  });

  it('describes each variant with its options, price, stock and the pictures of its colour', () => {
    const red = [{ url: '/red.jpg', alt: '', width: 8, height: 10 }];
    const value = { id: 1, price: null, price_value: null, inStock: true, lastItems: null };
    const options = [
      {
        super_attribute_id: 1,
        code: 'colour',
        label: 'Colour',
        values: [{ ...value, label: 'Red', images: red }],
      },
      { super_attribute_id: 2, code: 'size', label: 'Size', values: [{ ...value, label: 'M' }] },
    ];
    const variants = [
      variant('J-RED-M', 'Red', 'M', { amount: 9_900, currency: 'GBP' }),
      variant('J-BLUE-L', 'Blue', 'L', { amount: 8_900, currency: 'GBP' }, false),
    ];
    const data = describeProduct({ product: product({ options }), variants });
    expect(data).toMatchObject({
      '@type': 'ProductGroup',
      variesBy: ['https://schema.org/color', 'https://schema.org/size'],
      brand: { '@type': 'Brand', name: 'Varnhorn' },
      hasVariant: [
        {
          sku: 'J-RED-M',
          name: 'Varnhorn Ravine 98, Red, M',
          color: 'Red',
          size: 'M',
          image: ['/red.jpg'],
          offers: { price: '99.00', availability: 'https://schema.org/InStock' },
        },
        {
          sku: 'J-BLUE-L',
          image: product().images.map(({ url }) => url),
          offers: { price: '89.00', availability: 'https://schema.org/OutOfStock' },
        },
      ],
    });
    expect(offersIn(data)).toBe(2);
  });

  it('has the GTIN of each variant that has one, and of a product without options', () => {
    const variants = [
      { ...variant('J-M', 'Red', 'M', null), gtin: '0400000100012' },
      { ...variant('J-L', 'Red', 'L', null), gtin: null },
    ];
    const group = describeProduct({ variants });
    const [first, second] = group['hasVariant'] as Record<string, unknown>[];
    expect([first?.['gtin'], group['gtin']]).toEqual(['0400000100012', undefined]);
    expect(second).not.toHaveProperty('gtin');
    const single = product({ options: [], gtin: '0400000200019' });
    expect(describeProduct({ product: single })).toMatchObject({ gtin: '0400000200019' });
    expect(describeProduct()).not.toHaveProperty('gtin');
  });

  it('describes 200 variants, without offers if prices are withheld', () => {
    const variants = Array.from({ length: 200 }, (_, index) =>
      variant(`J-${index}`, 'Red', `${index}`, null),
    );
    const data = describeProduct({ product: product({ price: withheldPrice }), variants });
    expect(data['hasVariant']).toHaveLength(200);
    expect(offersIn(data)).toBe(0);
  });

  it('has no offer, not even of a variant, if prices are withheld', () => {
    const [size] = product({ price: withheldPrice }).options;
    const hidden = { price: withheldPrice, options: size === undefined ? [] : [size] };
    const data = describeProduct({ product: product(hidden) });
    expect(offersIn(data)).toBe(0);
    expect(JSON.stringify(data)).not.toMatch(/price|shipping|449/i);
  });

  const delivery = (fee: number) => ({
    from: '2026-11-24',
    to: '2026-11-25',
    message: '',
    fee: { amount: fee, currency: 'GBP' },
  });

  it.each([
    [495, '4.95'],
    [0, '0.00'],
  ])('contains the fee of an order of the product alone: %i', (fee, value) => {
    expect(describeProduct({ product: product({ options: [], delivery: delivery(fee) }) })).toMatchObject({
      offers: {
        shippingDetails: {
          shippingRate: { value, currency: 'GBP' },
          shippingDestination: { addressCountry: 'GB' },
        },
        hasMerchantReturnPolicy: { merchantReturnDays: 14, applicableCountry: 'GB' },
      },
    });
  });

  it('is valid until the end of a sale, and without a limit otherwise', () => {
    const dynamic = (endDate: string | null) => ({ ...product().dynamic, endDate });
    const endsAt = '2026-11-30T22:00:00.000Z';
    const onSale = product({ options: [], dynamic: dynamic(endsAt) });
    expect(describeProduct({ product: onSale })).toMatchObject({ offers: { priceValidUntil: endsAt } });
    const { offers } = describeProduct({ product: product({ options: [], dynamic: dynamic(null) }) });
    expect(offers).not.toHaveProperty('priceValidUntil');
  });

  it('leaves out delivery and returns if they are unknown', () => {
    const { offers } = describeProduct({ config: {} });
    expect(offers).not.toHaveProperty('shippingDetails');
    expect(offers).not.toHaveProperty('hasMerchantReturnPolicy');
  });

  it('has no fee for a gift voucher, which is mailed, and no returns of a donation', () => {
    const special = (productId: number) =>
      describeProduct({ product: product({ productId, options: [], delivery: null }) });
    expect(special(3956)).toMatchObject({
      offers: {
        shippingDetails: { shippingRate: { value: '0.00' } },
        hasMerchantReturnPolicy: { merchantReturnDays: 14 },
      },
    });
    expect(special(16_550)).toMatchObject({
      offers: {
        hasMerchantReturnPolicy: {
          returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
        },
      },
    });
  });

  it('describes a bundle as one product', () => {
    expect(describeProduct({ product: bundle() })).toMatchObject({ '@type': 'Product', sku: 'SET-103' });
  });
});
