import type { Queryable } from '../../../../db/client.ts';
import { divisionsOf } from '../query/joined-words.ts';
import { findSimilarWords } from '../repository.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { editDistance } from './edit-distance.ts';

/** Returns how many typing errors a word may have: in a short one they make another word. */
function maxErrors(word: string): number {
  if (word.length < 4 || /[0-9]/.test(word)) return 0;
  return word.length < 6 ? 1 : 2;
}

/** Returns the most similar word, or null. A word with two errors has the same first letter. */
export function findSimilar(word: string, candidates: Iterable<string>): string | null {
  const max = maxErrors(word);
  let best: string | null = null;
  let bestErrors = max + 1;
  for (const candidate of candidates) {
    const limit = candidate[0] === word[0] ? max : Math.min(max, 1);
    const errors = editDistance(word, candidate, limit);
    const isBetter =
      errors === bestErrors ? best !== null && isCloser(word, candidate, best) : errors < bestErrors;
    if (errors <= limit && isBetter) {
      best = candidate;
      bestErrors = errors;
    }
  }
  return best;
}

/** Of two words with equally many errors, the one with the same beginning is meant, then the longer one: letters are lost more often than added. */
function isCloser(word: string, one: string, other: string): boolean {
  const starts = Number(one.startsWith(word.slice(0, 2))) - Number(other.startsWith(word.slice(0, 2)));
  return (starts || one.length - other.length) > 0;
}

/** Returns what misspelt words probably mean, as the shop writes it, by word. Words without a similar one are left out. */
export async function correctWords(
  db: Queryable,
  vocabulary: Vocabulary,
  words: readonly string[],
): Promise<Map<string, string>> {
  const corrections = new Map<string, string>();
  const { spellings } = vocabulary;
  for (const word of words) {
    const known = findSimilar(word, spellings.keys()) ?? similarJoined(word, vocabulary);
    if (known !== null) corrections.set(word, spellings.get(known) ?? known);
  }
  const others = words.filter((word) => !corrections.has(word) && maxErrors(word) > 0);
  const similar = await findSimilarWords(db, vocabulary.locale, others);
  for (const [word, rows] of Map.groupBy(similar, ({ misspelt }) => misspelt)) {
    const name = findSimilar(
      word,
      rows.map((row) => row.word),
    );
    if (name !== null) corrections.set(word, name);
  }
  return corrections;
}

/** Corrects the second part of a joined word whose first one is known. */
function similarJoined(word: string, { rules, spellings, stems }: Vocabulary): string | null {
  if (!rules.joinsWords) return null;
  for (const [first, second] of divisionsOf(word)) {
    if (!stems.has(first)) continue;
    const found = findSimilar(second, spellings.keys());
    if (found !== null) return first + found;
  }
  return null;
}
