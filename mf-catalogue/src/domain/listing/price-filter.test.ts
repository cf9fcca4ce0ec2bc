import { parsePrice, priceText, readAmount } from './price-filter.ts';

describe('readAmount', () => {
  it.each([
    ['150', 15_000],
    [' 1200 ', 120_000],
    ['1.200', 120_000],
    ['1,200', 120_000],
    ['1 200', 120_000],
    ['1 200', 120_000],
    ['1.299,00 €', 129_900],
    ['£199', 19_900],
    ['1 500 kr.', 150_000],
    ['EUR 80', 8_000],
    ['999999', 99_999_900],
  ])('reads %j as %d minor units', (text, amount) => {
    expect([readAmount(text, 'from'), readAmount(text, 'to')]).toEqual([amount, amount]);
  });

  it('widens the range by decimals to whole units', () => {
    expect([readAmount('199,50', 'from'), readAmount('199.5', 'to')]).toEqual([19_900, 20_000]);
  });

  it.each([
    '',
    ' ',
    'cheap',
    '-5',
    '1e3',
    '12.34.56',
    '1.2.3',
    '1000000',
    '999999,99x',
    '<b>5</b>',
    '\u00005',
  ])('does not read %j', (text) => {
    expect(readAmount(text, 'to')).toBeNull();
  });

  it('reads only ends that a URL can contain', () => {
    const text = priceText({ from: readAmount('999999', 'from'), to: readAmount('999998,01', 'to') });
    expect(parsePrice(text)).toEqual({ from: 99_999_900, to: 99_999_900 });
  });
});
