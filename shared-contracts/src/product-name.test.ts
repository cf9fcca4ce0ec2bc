import { fullProductName } from './product-name.ts';

describe('fullProductName', () => {
  it.each([
    ['en_GB', 'Varnhorn', 'Ravine 98', 'Varnhorn Ravine 98'],
    ['de_DE', 'Varnhorn', 'Ravine 98 Allmountain-Ski', 'Varnhorn Ravine 98 Allmountain-Ski'],
    ['fr_FR', 'Varnhorn', 'Skis Ravine 98', 'Skis Ravine 98 Varnhorn'],
    ['it_IT', 'Varnhorn', 'Sci Ravine 98', 'Sci Ravine 98 Varnhorn'],
    ['es_ES', 'Varnhorn', 'Esquís Ravine 98', 'Esquís Ravine 98 Varnhorn'],
  ] as const)('joins brand and name in the order of %s', (locale, brand, name, full) => {
    expect(fullProductName(brand, name, locale)).toBe(full);
  });

  it.each([
    ['Varnhorn', 'Varnhorn Ravine 98'],
    ['Varnhorn', 'Skis VARNHORN Ravine 98'],
    ['North Ridge', 'north  ridge Jacket'],
  ])('does not repeat the brand %s in %s', (brand, name) => {
    expect(fullProductName(brand, name, 'en_GB')).toBe(name);
    expect(fullProductName(brand, name, 'fr_FR')).toBe(name);
  });

  it('does not match the brand within a word', () => {
    expect(fullProductName('Ost', 'Ostwind 90', 'en_GB')).toBe('Ost Ostwind 90');
  });

  it('returns the name alone without a brand', () => {
    expect(fullProductName('', 'Gift voucher', 'en_GB')).toBe('Gift voucher');
  });
});
