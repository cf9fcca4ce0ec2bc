import { formatMoney, formatMoneyRange, formatWholeMoney, money } from './index.ts';
import { storeById, stores } from '../stores/stores.ts';

const readable = (text: string) => text.replaceAll(/[\u00A0\u202F]/gu, ' ');
const storeOf = (id: number) => storeById(id) ?? stores[0];

/** Store id, 2,899 and 64.50 in the store's currency. */
const formatted = [
  [1, '£2,899.00', '£64.50'],
  [6, '€2,899.00', '€64.50'],
  [7, '€ 2,899.00', '€ 64.50'],
  [9, '2,899.00 €', '64.50 €'],
  [11, '2.899,00 €', '64,50 €'],
  [12, '2.899 kr.', '64,50 kr.'],
  [13, '2 899,00 €', '64,50 €'],
  [14, '2.899,00 €', '64,50 €'],
  [15, '2.899,00 €', '64,50 €'],
  [16, '2 899 kr', '64,50 kr'],
  [19, '£2,899.00', '£64.50'],
  [20, '€2,899.00', '€64.50'],
  [21, '2 899,00 €', '64,50 €'],
  [22, '£2,899.00', '£64.50'],
  [23, '€ 2.899,00', '€ 64,50'],
  [24, 'kr 2,899', 'kr 64.50'],
  [25, '2,899.00 €', '64.50 €'],
  [26, '£2,899.00', '£64.50'],
] as const;

describe('formatMoney', () => {
  it.each(formatted)('formats amounts of store %i as %s and %s', (id, whole, withDecimals) => {
    const store = storeOf(id);
    expect(readable(formatMoney(money(289_900, store.currency), store))).toBe(whole);
    expect(readable(formatMoney(money(6_450, store.currency), store))).toBe(withDecimals);
  });

  it('is tested for every store', () => {
    expect(formatted.map(([id]) => id)).toEqual(stores.map(({ id }) => id).sort((one, other) => one - other));
  });

  it('contains no breaking space', () => {
    for (const store of stores)
      expect(formatMoney(money(1_234_500, store.currency), store)).not.toContain(' ');
  });

  it('puts the sign before the currency', () => {
    expect(formatMoney(money(-500, 'GBP'), storeOf(1))).toBe('-£5.00');
    expect(readable(formatMoney(money(-500, 'EUR'), storeOf(13)))).toBe('-5,00 €');
  });

  it('writes the ISO code of a currency other than the store’s', () => {
    expect(readable(formatMoney(money(289_900, 'NOK'), storeOf(1)))).toBe('NOK 2,899');
  });
});

describe('formatWholeMoney', () => {
  it('rounds to the major unit', () => {
    expect(formatWholeMoney(money(5_000, 'GBP'), storeOf(1))).toBe('£50');
    expect(readable(formatWholeMoney(money(129_950, 'EUR'), storeOf(11)))).toBe('1.300 €');
  });
});

describe('formatMoneyRange', () => {
  it.each([
    [1, '£50–£100'],
    [11, '50–100 €'],
    [12, '50–100 kr.'],
    [23, '€ 50–€ 100'],
    [24, 'kr 50–kr 100'],
  ])('formats a range of store %i as %s', (id, text) => {
    const store = storeOf(id);
    const range = formatMoneyRange(money(5_000, store.currency), money(10_000, store.currency), store);
    expect(readable(range)).toBe(text);
  });
});
