import type { LanguageRules } from '../language/rules.ts';
import { tokensOf } from '../tokens.ts';

/** A word with its stem, by which words are compared. */
export interface Token {
  word: string;
  stem: string;
}

/** The name of a type or a category. */
export interface Phrase {
  tokens: readonly Token[];
  /** The words that name the thing itself: `jacket` of "ski jacket", both of "gloves and mittens". */
  heads: readonly Token[];
}

/** Returns the phrase of a text. `toToken` adds the stems. */
export function phraseOf(text: string, rules: LanguageRules, toToken: (word: string) => Token): Phrase {
  const words = tokensOf(text);
  const isAudience = (word: string) => Object.values(rules.audiences).some((known) => known.includes(word));
  const heads: string[] = [];
  for (const segment of split(words, rules.conjunctions)) {
    const end = segment.findIndex((word, place) => place > 0 && rules.additions.includes(word));
    const named = segment
      .slice(0, end === -1 ? undefined : end)
      .filter((word) => !isAudience(word) && !rules.ignored.includes(word) && /[a-z]/.test(word));
    const head = rules.isHeadFirst ? named[0] : named.at(-1);
    if (head !== undefined) heads.push(head);
  }
  return {
    tokens: words.filter((word) => !rules.ignored.includes(word)).map(toToken),
    heads: heads.map(toToken),
  };
}

function split(words: readonly string[], separators: readonly string[]): string[][] {
  const segments: string[][] = [[]];
  for (const word of words) {
    if (separators.includes(word)) segments.push([]);
    else segments.at(-1)?.push(word);
  }
  return segments;
}
