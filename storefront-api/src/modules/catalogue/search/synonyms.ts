import { storeLocales, type StoreLocale } from 'shared-contracts/locales';
import type { Queryable } from '../../../db/client.ts';
import { cachePerIndex } from '../listing-index/cache-per-index.ts';
import type { ListingIndex } from '../listing-index/index-data.ts';
import { languages } from './languages.ts';
import { findSynonyms, stemsOf } from './synonym-repository.ts';
import { searchWords, type TermPart } from './search-terms.ts';

type Words = readonly string[];

/** A term of a synonym in the stems of its words, and the records that name it. */
interface SynonymEntry {
  stems: Words;
  /** Records share their words: a copy for each word would grow with the square of their number. */
  records: { own: Words; all: readonly Words[] }[];
}

/** Entries by their first stem, those with the most words first. */
type Synonyms = ReadonlyMap<string, readonly SynonymEntry[]>;

/** However many records name a term, a search for it stays one query of a limited length. */
const maxSynonyms = 50;

const synonymsPerIndex = cachePerIndex(() => new Map<string, Promise<Synonyms>>());

/** Returns the words of a term with the synonyms of the language. Without any it is one part for each word. */
export async function withSynonyms(
  db: Queryable,
  index: ListingIndex,
  term: string,
  locale: StoreLocale,
): Promise<TermPart[]> {
  const words = searchWords(term);
  const synonyms = await loadOnce(db, index, locale);
  if (words.length === 0 || synonyms.size === 0)
    return words.map((word) => ({ words: [word], synonyms: [] }));
  return splitTerm(words, await stemsOf(db, languages[locale], words), synonyms);
}

/** Loads the synonyms of a language once for each revision of the catalogue. */
function loadOnce(db: Queryable, index: ListingIndex, locale: StoreLocale): Promise<Synonyms> {
  const language = languages[locale];
  const loaded = synonymsPerIndex(index);
  const known = loaded.get(language);
  if (known !== undefined) return known;
  const loading = load(db, language);
  loaded.set(language, loading);
  // A failed query is repeated by the next search.
  loading.catch(() => loaded.delete(language));
  return loading;
}

async function load(db: Queryable, language: string): Promise<Synonyms> {
  const rows = await findSynonyms(
    db,
    storeLocales.filter((locale) => languages[locale] === language),
  );
  const records = rows.map(({ term, words, isOneWay }) => {
    const all = [term, ...words].map(searchWords).filter((each) => each.length > 0);
    return { all, named: isOneWay ? all.slice(0, 1) : all };
  });
  const stems = await stemsOf(
    db,
    language,
    records.flatMap(({ named }) => named.flat()),
  );
  const entries = new Map<string, SynonymEntry>();
  for (const { all, named } of records) {
    for (const own of named) {
      const stemmed = own.map((word) => stems.get(word) ?? word);
      const key = stemmed.join(' ');
      const entry = entries.get(key) ?? { stems: stemmed, records: [] };
      entries.set(key, entry);
      entry.records.push({ own, all });
    }
  }
  const longestFirst = [...entries.values()].sort((one, other) => other.stems.length - one.stems.length);
  return Map.groupBy(longestFirst, (entry) => entry.stems[0] ?? '');
}

/** Returns at most {@link maxSynonyms} different synonyms, in the order of the records. */
function synonymsOf({ records }: SynonymEntry): Words[] {
  const synonyms = new Map<string, Words>();
  for (const { own, all } of records) {
    for (const other of all) {
      if (synonyms.size === maxSynonyms) return [...synonyms.values()];
      if (other !== own) synonyms.set(other.join(' '), other);
    }
  }
  return [...synonyms.values()];
}

/** Splits a term from left to right, each time at the longest term of a synonym. */
function splitTerm(
  words: readonly string[],
  stems: ReadonlyMap<string, string>,
  synonyms: Synonyms,
): TermPart[] {
  const stemmed = words.map((word) => stems.get(word) ?? word);
  const parts: TermPart[] = [];
  for (let place = 0; place < words.length;) {
    const found = synonyms
      .get(stemmed[place] ?? '')
      ?.find((entry) => entry.stems.every((stem, offset) => stem === stemmed[place + offset]));
    const length = found?.stems.length ?? 1;
    parts.push({
      words: words.slice(place, place + length),
      synonyms: found === undefined ? [] : synonymsOf(found),
    });
    place += length;
  }
  return parts;
}
