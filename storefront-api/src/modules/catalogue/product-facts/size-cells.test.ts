import { sizeCell } from './size-cells.ts';

describe('sizeCell', () => {
  it.each([
    ['22.1–22.5', 'de_DE', '22,1–22,5'],
    ['22.1–22.5', 'en_GB', '22.1–22.5'],
    ['24.0', 'fr_FR', '24,0'],
    ['265', 'sv_SE', '265'],
    ['XS', 'it_IT', 'XS'],
    ['–', 'da_DK', '–'],
  ] as const)('writes %s for %s as %s', (cell, locale, written) => {
    expect(sizeCell(cell, locale)).toBe(written);
  });
});
