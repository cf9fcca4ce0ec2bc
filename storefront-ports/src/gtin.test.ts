import { gtin14, gtinCheckDigit, isGtin } from './gtin.ts';

describe('isGtin', () => {
  // Examples of GS1 and the ISBN of a book.
  it.each(['96385074', '614141000036', '4006381333931', '9780306406157', '10614141000415', '0614141000036'])(
    'accepts %s',
    (gtin) => {
      expect(isGtin(gtin)).toBe(true);
    },
  );

  it.each(['4006381333931', '10614141000415', '614141000036', '96385074'])(
    'rejects %s with any other digit in any place',
    (gtin) => {
      const changed = gtin.split('').flatMap((digit, place) =>
        Array.from({ length: 9 }, (_, step) => {
          const other = String((Number(digit) + step + 1) % 10);
          return gtin.slice(0, place) + other + gtin.slice(place + 1);
        }),
      );
      expect(changed.filter(isGtin)).toEqual([]);
    },
  );

  it.each([
    '',
    '4',
    '400638133393',
    '40063813339311',
    '400638133393X',
    ' 4006381333931',
    '4006381333931\n',
    '4 006381 333931',
    '-006381333931',
    '٤٠٠٦٣٨١٣٣٣٩٣١',
    '00000000',
    '0000000000000',
  ])('rejects %j', (text) => {
    expect(isGtin(text)).toBe(false);
  });
});

describe('gtinCheckDigit', () => {
  it('makes a GTIN of digits of every length', () => {
    for (const digits of ['0412345', '04123456789', '041234567890', '1041234567890'])
      expect(isGtin(`${digits}${gtinCheckDigit(digits)}`)).toBe(true);
  });
});

describe('gtin14', () => {
  it('is the same for one number in 12, 13 and 14 digits', () => {
    expect(new Set(['614141000036', '0614141000036', '00614141000036'].map(gtin14)).size).toBe(1);
  });
});
