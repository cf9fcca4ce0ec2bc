import { storeLocales } from 'shared-contracts/locales';
import { describeNotes } from './describe-notes.ts';
import { productNotes } from './product-notes.ts';

describe('describeNotes', () => {
  it('has the notes of every part, each once, in the language of the store', () => {
    expect(describeNotes(['ski', 'binding', 'ski'], 'en_GB')).toEqual([
      { kind: 'care', text: 'Wipe the edges dry after each day, and wax the base before the summer.' },
      {
        kind: 'safety',
        text: expect.stringMatching(/^Have a workshop mount and set the bindings/) as string,
      },
    ]);
    expect(describeNotes(['helmet'], 'sv_SE')).toEqual([
      { kind: 'safety', text: 'Byt ut efter en hård smäll, även om ingen skada syns.' },
    ]);
  });

  it('has none for a product without notes', () => {
    expect(describeNotes(['voucher'], 'en_GB')).toEqual([]);
  });

  it.each(storeLocales)('leaves the release setting of bindings to a workshop in %s', (locale) => {
    const [note] = describeNotes(['binding'], locale);
    expect(note?.kind).toBe('safety');
    expect(note?.text).not.toMatch(/\bDIN\b|Z-Wert|\d/);
  });

  it.each(productNotes.map((note) => [note.text.en_GB, note.text]))(
    'has a text in every language: %s',
    (_en, text) => {
      const [first, ...others] = storeLocales
        .filter((locale) => locale !== 'de_AT')
        .map((locale) => text[locale]);
      expect(new Set([first, ...others]).size).toBe(storeLocales.length - 1);
    },
  );
});
