import { printableText } from './printable-text.ts';

describe('printableText', () => {
  it.each([
    ['keeps the letters of European languages', 'Łódź Şırnak Ñandú Øst Straße Ελλάδα Київ', undefined],
    ['composes letters with marks', 'Zoe\u0301', 'Zoé'],
    ['removes controls and marks that change the direction', 'a\u0000b\u202Ec\u2066d\u200B\uFEFF', 'abcd'],
    ['writes one mark for letters that the font does not have', 'Anna 🎿🎿 שלום!', 'Anna ? ?!'],
    [
      'turns line breaks into spaces, and keeps those without a break',
      'a\nb\tc\u00A0d\u202Fe',
      'a b c\u00A0d\u00A0e',
    ],
    ['accepts halves of surrogate pairs', 'a\uD83Cb', 'a?b'],
  ])('%s', (_what, text, expected = text) => {
    expect(printableText(text)).toBe(expected);
  });
});
