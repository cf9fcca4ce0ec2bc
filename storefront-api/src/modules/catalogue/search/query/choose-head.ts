import type { LanguageRules } from '../language/rules.ts';
import type { SearchQuery, TextPart } from './search-query.ts';

/**
 * Returns the part that names the thing that is searched for, or null. It is the one whose types have the most of the
 * other words; of several the one that the language puts last, or first ("ski jacket", "veste de ski").
 */
export function chooseHead({ texts }: SearchQuery, { isHeadFirst }: LanguageRules): TextPart | null {
  const possible = texts.filter(({ matches }) => matches.hasHead);
  const inOrder = isHeadFirst ? possible : possible.toReversed();
  let best: TextPart | null = null;
  let bestWords = -1;
  for (const part of inOrder) {
    const words = countOtherWords(part, texts);
    if (words > bestWords) {
      best = part;
      bestWords = words;
    }
  }
  return best;
}

function countOtherWords(head: TextPart, texts: readonly TextPart[]): number {
  const others = texts.filter((part) => part !== head);
  let maxWords = 0;
  for (const [type, count] of head.matches.heads.entries()) {
    if (count === 0) continue;
    maxWords = Math.max(maxWords, others.filter(({ matches }) => matches.contains[type] === 1).length);
  }
  return maxWords;
}
