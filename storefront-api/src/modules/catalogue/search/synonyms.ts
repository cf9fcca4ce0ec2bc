import { storeLocales, type StoreLocale } from 'shared-contracts/locales';
import type { Queryable } from '../../../db/client.ts';
import { languages } from './languages.ts';
import { findSynonyms } from './synonym-repository.ts';
import { tokensOf } from './tokens.ts';
import { stemsOf } from './word-stems.ts';

type Words = readonly string[];

/** A term of a synonym in the stems of its words, and the records that name it. */
interface SynonymEntry {
  stems: Words;
  /** Records share their words: a copy for each word would grow with the square of their number. */
  records: { own: Words; all: readonly Words[] }[];
}

/** The synonyms of a language. */
export interface Synonyms {
  /** By their first stem, those with the most words first. */
  entries: ReadonlyMap<string, readonly SynonymEntry[]>;
  /** All terms and words of the records. */
  texts: readonly string[];
}

/** A term that records of synonyms name: its number of words, and its synonyms. */
export interface FoundSynonyms {
  length: number;
  synonyms: readonly Words[];
}

/** Limits the length of a query, however many records name a term. */
const maxSynonyms = 50;

/** Reads the synonyms of a language, which are those of all its locales. */
export async function loadSynonyms(db: Queryable, locale: StoreLocale): Promise<Synonyms> {
  const language = languages[locale];
  const rows = await findSynonyms(
    db,
    storeLocales.filter((each) => languages[each] === language),
  );
  const records = rows.map(({ term, words, isOneWay }) => {
    const all = [term, ...words].map(tokensOf).filter((each) => each.length > 0);
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
  return {
    entries: Map.groupBy(longestFirst, (entry) => entry.stems[0] ?? ''),
    texts: rows.flatMap(({ term, words }) => [term, ...words]),
  };
}

/** Returns the synonyms of the longest term that begins with the first stem, or null. */
export function synonymsAt({ entries }: Synonyms, stems: Words): FoundSynonyms | null {
  const found = entries
    .get(stems[0] ?? '')
    ?.find((entry) => entry.stems.every((stem, offset) => stem === stems[offset]));
  return found === undefined ? null : { length: found.stems.length, synonyms: synonymsOf(found) };
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
