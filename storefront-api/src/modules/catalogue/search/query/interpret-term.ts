import type { Queryable } from '../../../../db/client.ts';
import { correctWords } from '../spelling/correct-word.ts';
import { termTokens, tokensOf } from '../tokens.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { parseTerm } from './parse-term.ts';
import type { SearchQuery, TextPart } from './search-query.ts';
import { stemTerm } from './stem-words.ts';

/** The query of a term with what was found for it. */
export interface Interpretation<Found> {
  query: SearchQuery;
  /** What was found for the parts that name no type. */
  found: ReadonlyMap<TextPart, Found>;
  /** The term that was searched instead, if words were misspelt. */
  correctedTerm: string | null;
}

/**
 * Reads a term. `lookUp` searches for parts that name no type; a part of which it finds nothing is misspelt, and is
 * corrected if a known word is similar.
 */
export async function interpretTerm<Found extends { size: number }>(
  db: Queryable,
  vocabulary: Vocabulary,
  term: string,
  lookUp: (parts: readonly TextPart[]) => Promise<ReadonlyMap<TextPart, Found>>,
  isExact = false,
): Promise<Interpretation<Found>> {
  const literal = await read(db, vocabulary, term, lookUp);
  const misspelt = [...literal.found].filter(([, { size }]) => size === 0).flatMap(([{ words }]) => words);
  if (isExact || misspelt.length === 0) return { ...literal, correctedTerm: null };
  const corrections = await correctWords(db, vocabulary, misspelt);
  if (corrections.size === 0) return { ...literal, correctedTerm: null };
  const correctedTerm = replaceWords(term, corrections);
  return { ...(await read(db, vocabulary, correctedTerm, lookUp)), correctedTerm };
}

async function read<Found>(
  db: Queryable,
  vocabulary: Vocabulary,
  term: string,
  lookUp: (parts: readonly TextPart[]) => Promise<ReadonlyMap<TextPart, Found>>,
) {
  const words = termTokens(term);
  const query = parseTerm(words, vocabulary, await stemTerm(db, words, vocabulary));
  return { query, found: await lookUp(query.texts.filter(({ matches }) => !matches.hasAny)) };
}

/** Replaces words of a term; those that are not replaced stay as they were typed. */
function replaceWords(term: string, corrections: ReadonlyMap<string, string>): string {
  const replace = (typed: string) => {
    const words = tokensOf(typed);
    return words.some((word) => corrections.has(word))
      ? words.map((word) => corrections.get(word) ?? word).join(' ')
      : typed;
  };
  return term.trim().split(/\s+/).map(replace).join(' ');
}
