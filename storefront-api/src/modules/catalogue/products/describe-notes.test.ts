import { storeLocales } from 'shared-contracts/locales';
import { describeNotes } from './describe-notes.ts';
import { productNotes } from './product-notes.ts';

describe('describeNotes', () => {
  it('has the notes of every part, each once, in the language of the store', () => {
    expect(describeNotes(['ski', 'binding', 'ski'], 'en_GB')).toEqual([
      { kind: 'care', text: 'Wipe the edges dry after each day, and wax the base before the summer.' },
      { kind: 'safety', text: expect.stringMatching(/^Have a workshop mount and set them/) as string },
    ]);
    expect(describeNotes(['helmet'], 'sv_SE')).toEqual([
      { kind: 'safety', text: 'Byt ut efter en hård smäll, även om ingen skada syns.' },
    ]);
  });

  it('has none for a product without notes', () => {
    expect(describeNotes(['voucher'], 'en_GB')).toEqual([]);
  });

  it.each(storeLocales)('names no release setting in %s', (locale) => {
    const texts = productNotes.map(({ text }) => text[locale]);
    expect(texts.filter((text) => /\bdin\b|z-wert/i.test(text))).toEqual(
      // “Din” is “your” in Danish and Swedish.
      locale === 'da_DK' || locale === 'sv_SE' ? (expect.any(Array) as string[]) : [],
    );
    expect(texts.every((text) => text.length > 20)).toBe(true);
  });
});
