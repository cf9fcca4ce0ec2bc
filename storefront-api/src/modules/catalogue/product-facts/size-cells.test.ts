import { sizeCell } from './size-cells.ts';

describe('sizeCell', () => {
  it.each([
    ['22.1–22.5', 'cm', 'de_DE', '22,1–22,5'],
    ['22.1–22.5', 'cm', 'en_GB', '22.1–22.5'],
    ['24.0', 'cm', 'fr_FR', '24,0'],
    ['265', 'mm', 'sv_SE', '265'],
  ] as const)('writes the measure %s %s for %s as %s', (cell, unit, locale, written) => {
    expect(sizeCell(cell, unit, locale)).toBe(written);
  });

  it.each(['uk', 'us', 'eu', 'mondopoint', ''])('does not change a size label of the system %p', (unit) => {
    expect(sizeCell('8.5', unit, 'de_DE')).toBe('8.5');
  });
});
