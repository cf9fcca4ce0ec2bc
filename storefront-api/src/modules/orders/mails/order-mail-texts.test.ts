import type { CheckoutAddress } from 'shared-contracts/api/checkout';
import { storeLocales } from 'shared-contracts/locales';
import { defaultStore } from 'shared-contracts/stores';
import { mailPayloads } from '../../mail/mail-kinds.ts';
import { mailContent } from '../../mail/templates/mail-content.ts';
import { storeConfig } from '../../stores/config/store-config.ts';
import { labelled, partLines, placesAndDates } from './order-mail-texts.ts';

const address: CheckoutAddress = {
  addressId: null,
  firstname: 'Anna',
  lastname: 'Berg',
  company: null,
  street1: '14 Corn Mill Ln. West',
  street2: 'Flat 2',
  city: 'Leeds',
  region: null,
  postcode: 'LS1 4AB',
  country_id: 'GB',
  telephone: '+441132430000',
};
const bill = {
  ...address,
  street1: 'Dorfstrasse 3',
  street2: null,
  city: 'Wien',
  postcode: '1010',
  country_id: 'AT',
};
const collectPoint = {
  id: 'p1',
  carrier: 'pickup-plus',
  name: 'Corner Shop',
  street: '3 High Street',
  postcode: 'LS2 7AA',
  city: 'Leeds',
  country_id: 'GB',
  openingHours: [],
  distance: null,
};
const day = (text: string) => Date.parse(`${text}T00:00:00Z`) / 1000;
const texts = {
  shippingAddress: address,
  billingAddress: bill,
  collectPoint: null,
  etaFrom: day('2026-12-01'),
  etaTo: day('2026-12-03'),
};

describe('placesAndDates', () => {
  it('has the address of the delivery, that of the bill, and the days of the estimate', () => {
    expect(placesAndDates(texts, 'en_GB')).toEqual({
      place: 'Anna Berg, 14 Corn Mill Ln. West, Flat 2, Leeds, LS1 4AB, United Kingdom',
      placeKind: 'address',
      billing: 'Anna Berg, Dorfstrasse 3, 1010 Wien, Austria',
      hasBilling: 'yes',
      dates: '1\u00A0December\u00A02026 – 3\u00A0December\u00A02026',
      hasDates: 'yes',
    });
    expect(placesAndDates({ ...texts, etaTo: texts.etaFrom }, 'de_DE').dates).toBe(
      '1.\u00A0Dezember\u00A02026',
    );
    expect(placesAndDates(texts, 'de_DE').billing).toBe('Anna Berg, Dorfstrasse 3, 1010 Wien, Österreich');
  });

  it('has the collect point instead of the address', () => {
    const { place, placeKind, billing } = placesAndDates({ ...texts, collectPoint }, 'en_GB');
    expect([place, placeKind]).toEqual(['Corner Shop, 3 High Street, LS2 7AA Leeds', 'point']);
    expect(billing).toContain('Wien');
  });

  it.each([
    { street1: 'https://evil.example' },
    { street2: 'Win at evil.example now' },
    { company: 'mail me@evil' },
    { firstname: 'www.evil' },
    { city: 'Leeds\u202E' },
    { city: 'Leeds\nBcc: all' },
  ])('leaves out an address with %j', (fields) => {
    const entered = { ...address, ...fields };
    const result = placesAndDates({ ...texts, shippingAddress: entered, billingAddress: entered }, 'en_GB');
    expect([result.placeKind, result.place, result.hasBilling, result.billing]).toEqual([
      'none',
      '',
      'no',
      '',
    ]);
  });
});

describe('partLines', () => {
  it('names each part of a pack with its options', () => {
    const parts = [
      { label: 'Skis', name: 'Ridge 92', options: '176 cm' },
      { label: 'Poles', name: 'Stick', options: '' },
    ];
    expect(partLines({ parts }, 'en_GB')).toEqual(['– Skis: Ridge 92 (176 cm)', '– Poles: Stick']);
    expect(partLines({ parts }, 'fr_FR')[1]).toBe('– Poles\u{A0}: Stick');
  });
});

describe('labelled', () => {
  it.each(storeLocales)('writes a colon as the language %s does', (locale) => {
    const colon = locale === 'fr_FR' ? '\u{A0}: ' : ': ';
    expect(labelled('1 × Set', '£349.00', locale)).toBe(`1 × Set${colon}£349.00`);
  });
});

describe('the mail about an order', () => {
  const order = {
    firstname: 'Anna',
    page: '/',
    order: '100000731',
    items: '1 × Set: £349\n– Skis: Ridge 92 (176 cm)',
    discount: '',
    delivery: '£12',
    total: '£361',
    vat: '£60',
    hasDiscount: 'no',
    dispatch: 'Standard',
  };
  const render = (payload: object, locale: (typeof storeLocales)[number]) =>
    mailContent({
      kind: 'order-received',
      payload: mailPayloads['order-received'].parse(payload),
      store: defaultStore,
      locale,
      config: storeConfig(defaultStore),
      occurredAt: new Date('2026-11-23T09:41:00Z'),
      urlOf: (path) => `https://shop.example${path}`,
    }).paragraphs.join('\n');

  it.each(storeLocales)('says parts, places and days in %s', (locale) => {
    const said = render({ ...order, ...placesAndDates(texts, locale) }, locale);
    expect(said).toContain('– Skis: Ridge 92 (176 cm)');
    expect(said).toContain('Anna Berg, 14 Corn Mill Ln. West, Flat 2, Leeds, LS1 4AB');
    expect(said).toContain('Dorfstrasse 3, 1010 Wien');
    expect(said).toMatch(/: 1\D+2026 – 3\D+2026/);
    const collected = render({ ...order, ...placesAndDates({ ...texts, collectPoint }, locale) }, locale);
    expect(collected).toContain('Corner Shop, 3 High Street');
    expect(collected).not.toContain('Corn Mill');
  });

  it('of a former release has no line about places or days, and an amount for the delivery', () => {
    const said = render(order, 'en_GB');
    expect(said).not.toMatch(/address|Estimated|Collect/);
    expect(said).toContain('Standard: £12');
  });

  it.each(storeLocales)('says in words that the delivery is free in %s', (locale) => {
    const said = render({ ...order, delivery: '£0.00', isDeliveryFree: 'yes' }, locale);
    expect(said).toMatch(/^Standard.?: [a-z]+$/m);
    expect(said).not.toContain('£0.00');
  });
});
