import { money, parsePriceString, percentSaved, sumMoney } from './index.ts';

describe('money', () => {
  it('sumMoney adds amounts of one currency and throws for mixed ones', () => {
    expect(sumMoney([money(100, 'GBP'), money(250, 'GBP')], 'GBP')).toEqual(money(350, 'GBP'));
    expect(() => sumMoney([money(1, 'EUR')], 'GBP')).toThrow('Cannot add EUR to GBP');
  });

  it('percentSaved rounds down, so that a badge never promises too much', () => {
    expect(percentSaved(money(10000, 'GBP'), money(6667, 'GBP'))).toBe(33);
    expect(percentSaved(money(100, 'GBP'), money(120, 'GBP'))).toBe(0);
  });

  it.each([
    ['£1,299.50', 1299.5],
    ['1.299,50 €', 1299.5],
    ['kr 499', 499],
    ['£1,299', 1299],
    ['1,299,000 kr', 1_299_000],
    ['49,90 €', 49.9],
    ['49,9', 49.9],
    ['0,999', 0.999],
    ['1.299,5', 1299.5],
    ['£1,299.5', 1299.5],
    ['free', null],
  ])('parsePriceString reads %s as %s', (text, expected) => {
    expect(parsePriceString(text)).toBe(expected);
  });
});
