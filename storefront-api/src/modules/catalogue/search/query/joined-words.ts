import type { LanguageRules } from '../language/rules.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';

const minPart = 3;

/** Returns the places at which a word can be divided into two, the longest second part first. */
function cutsOf(word: string): number[] {
  return Array.from({ length: Math.max(0, word.length - 2 * minPart + 1) }, (_, index) => index + minPart);
}

/** Returns the ways to divide a joined word: "lavinspade" into "lavin" and "spade". */
export function divisionsOf(word: string): [first: string, second: string][] {
  return cutsOf(word).map((cut) => [word.slice(0, cut), word.slice(cut)]);
}

/** Returns audience and rest of a word that begins with an audience: "kinderhelm", "barnhjalm". */
export function splitAudience(
  word: string,
  { audiences, rules }: Pick<Vocabulary, 'audiences' | 'rules'>,
): { audience: number; rest: string } | null {
  if (!rules.joinsWords) return null;
  // The longest one first: "borne" before "born".
  for (const [first, rest] of divisionsOf(word).toReversed()) {
    const audience = audiences.get(first);
    if (audience !== undefined) return { audience, rest };
  }
  return null;
}

/** Returns the other ways to write a word that the rules of the language know. */
export function otherSpellings(word: string, { spellings }: LanguageRules): string[] {
  const variants = spellings
    .map(([written, meant]) => word.replace(written, meant))
    .filter((each) => each !== word);
  return [...new Set(variants)];
}
