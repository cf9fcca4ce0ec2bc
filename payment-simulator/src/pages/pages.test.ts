import { storeLocales, toLanguageTag } from 'shared-contracts/locales';
import type { PageKind, Payment } from '../payments/payment.ts';
import { cardPage, decisionPage, timeoutPage } from './render.ts';
import { localeOf, pageTexts } from './texts.ts';

const paymentIn = (language: string): Payment => ({
  request: {
    reference: 'pay_0001',
    amount: { amount: 1_234_50, currency: 'EUR' },
    methodCode: 'adyen_cc',
    returnUrl: 'http://localhost:3000/return?a="><script>1</script>',
    webhookUrl: 'http://localhost:3001/',
    shopperReference: null,
    tokenId: null,
    language,
    countryCode: 'DE',
  },
  pspReference: 'SIM-1',
  pageId: 'page',
  page: 'card' satisfies PageKind,
  status: 'pending',
  rejection: null,
  captured: 0,
  refunded: 0,
  eventId: 'evt_1',
  expiresAt: 0,
  nextDecision: null,
  answers: {},
});

/** Every text of the table, with its path. */
function flatten(texts: object, path = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${path}${key}`, value] as [string, string]]
      : flatten(value as object, `${key}.`),
  );
}

describe('the pages', () => {
  it.each(storeLocales)('are in the language of %s', (locale) => {
    const payment = paymentIn(toLanguageTag(locale));
    const texts = pageTexts[locale];
    const pages = [cardPage(payment), decisionPage(payment, 'challenge'), timeoutPage(payment)];
    for (const page of pages) expect(page).toContain(`<html lang="${toLanguageTag(locale)}">`);
    expect(pages[0]).toContain(texts.cardTitle);
    expect(pages[1]).toContain(texts.challengeText);
    expect(pages[2]).toContain(texts.timeoutTitle);
  });

  it('have texts of their own in every language', () => {
    const english = flatten(pageTexts.en_GB);
    for (const locale of storeLocales.filter((each) => each !== 'en_GB')) {
      const translated = new Map(flatten(pageTexts[locale]));
      expect(english.filter(([key, text]) => translated.get(key) === text)).toEqual([]);
    }
  });

  it('format the amount as the language does', () => {
    expect(cardPage(paymentIn('de-DE'))).toContain('1.234,50\u00A0€');
    expect(cardPage(paymentIn('en-GB'))).toContain('€1,234.50');
  });

  it('escape the addresses of the shop, and contain no script', () => {
    const page = timeoutPage(paymentIn('en-GB'));
    expect(page).toContain('reference&#x3D;pay_0001');
    expect(page).not.toMatch(/<script|"></);
  });

  it('offer to store a card only to a shopper with a reference', () => {
    const guest = paymentIn('en-GB');
    expect(cardPage(guest)).not.toContain('name="save"');
    const member = { ...guest, request: { ...guest.request, shopperReference: 'shopper-0001' } };
    expect(cardPage(member)).toContain('name="save"');
  });
});

describe('localeOf', () => {
  it.each([
    ['de-AT', 'de_AT'],
    ['de-CH', 'de_DE'],
    ['fr', 'fr_FR'],
    ['ja-JP', 'en_GB'],
    ['', 'en_GB'],
  ])('returns the locale of %j, which is %s', (language, locale) => {
    expect(localeOf(language)).toBe(locale);
  });
});
