import { fold } from 'storefront-ports/fold';
import { demoShopRecords } from '../../records/records.ts';
import { synonyms } from './synonyms.ts';

const wordsOf = (text: string) => fold(text).match(/[a-z0-9]+/g) ?? [];

describe('synonyms of the demo shop', () => {
  it('lead to words that are in the name or the category of a product', () => {
    const known = new Map<string, Set<string>>();
    for (const record of demoShopRecords(new Date('2026-11-01T12:00:00Z'))) {
      const texts =
        record.type === 'category'
          ? Object.entries(record.name)
          : record.type === 'product'
            ? Object.entries(record.texts).map(([locale, { name }]) => [locale, name] as const)
            : [];
      for (const [locale, text] of texts) {
        const words = known.get(locale) ?? new Set();
        known.set(locale, words);
        for (const word of wordsOf(text)) words.add(word);
      }
    }
    const missing = synonyms.filter(({ locale, term, words, isOneWay }) => {
      const targets = isOneWay === true ? words : [term, ...words];
      const isKnown = (text: string) =>
        wordsOf(text).every((word) =>
          [...(known.get(locale) ?? [])].some((each) => each.startsWith(word.slice(0, -1))),
        );
      return isOneWay === true ? !targets.every(isKnown) : !targets.some(isKnown);
    });
    expect(missing).toEqual([]);
  });

  it('have ten groups or more in every language', () => {
    const counts = Map.groupBy(synonyms, ({ locale }) => locale);
    expect([...counts.keys()].toSorted()).toEqual([
      'da_DK',
      'de_DE',
      'en_GB',
      'es_ES',
      'fr_FR',
      'it_IT',
      'sv_SE',
    ]);
    expect([...counts.values()].every((records) => records.length >= 10)).toBe(true);
  });
});
