import type { Queryable } from '../../../../db/client.ts';
import { languages } from '../languages.ts';
import { stemsOf } from '../word-stems.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { divisionsOf, otherSpellings, splitAudience } from './joined-words.ts';
import type { StemOf } from './text-parts.ts';

/** Looks up the stems of all words that a term can be read as, in one query, or in none if all are known. */
export async function stemTerm(
  db: Queryable,
  words: readonly string[],
  vocabulary: Vocabulary,
): Promise<StemOf> {
  const { stems, rules, locale } = vocabulary;
  const possible = new Set<string>();
  for (const [place, word] of words.entries()) {
    const next = words[place + 1];
    if (next !== undefined && stems.has(word + next)) possible.add(word + next);
    if (stems.has(word) && splitAudience(word, vocabulary) === null) continue;
    for (const each of [word, ...otherSpellings(word, rules)]) {
      possible.add(each);
      if (rules.joinsWords) for (const part of divisionsOf(each).flat()) possible.add(part);
    }
  }
  const unknown = [...possible].filter((word) => !stems.has(word));
  const found = await stemsOf(db, languages[locale], unknown);
  return (word) => stems.get(word) ?? found.get(word) ?? word;
}
