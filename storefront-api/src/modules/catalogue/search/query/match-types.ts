import type { Phrase, Token } from '../vocabulary/phrase.ts';
import type { ProductType, Vocabulary } from '../vocabulary/vocabulary.ts';

/** Words that stand for one thing. All but the ignored ones must occur in the name of a type. */
export type Alternative = readonly Token[];

/** How the words of a part match the types, by number of the type. */
export interface TypeMatches {
  /** 2: the words name the thing in the type and in its category; 1: in one of them; 0: in none. */
  heads: Uint8Array;
  /** 1: the words occur in the name of the type or its category. */
  contains: Uint8Array;
  /** 1: the words occur in the name of a category above. */
  isBelow: Uint8Array;
  hasHead: boolean;
  hasAny: boolean;
}

interface Comparison {
  /** True: the last word may be the beginning of one. */
  isPrefix: boolean;
  joinsWords: boolean;
}

const minJoined = 3;

/** Compares alternatives with all types. Words of several alternatives are not mixed. */
export function matchTypes(
  { types, rules }: Pick<Vocabulary, 'types' | 'rules'>,
  alternatives: readonly Alternative[],
  isPrefix: boolean,
): TypeMatches {
  const { joinsWords, isHeadFirst } = rules;
  const heads = new Uint8Array(types.length);
  const contains = new Uint8Array(types.length);
  const isBelow = new Uint8Array(types.length);
  for (const [number, type] of types.entries()) {
    for (const [place, alternative] of alternatives.entries()) {
      // Only the shopper's own word is being typed.
      const comparison = { joinsWords, isPrefix: isPrefix && place === 0 };
      const phrases = type.own === null ? [type.category] : [type.own, type.category];
      if (!containsAll(phrases, alternative, comparison)) {
        if (containsAll(type.above, alternative, comparison)) isBelow[number] = 1;
        continue;
      }
      contains[number] = 1;
      const head = isHeadFirst ? alternative[0] : alternative.at(-1);
      if (head !== undefined)
        heads[number] = Math.max(heads[number] ?? 0, countHeads(type, head, comparison));
    }
  }
  const hasHead = heads.some((count) => count > 0);
  return {
    heads,
    contains,
    isBelow,
    hasHead,
    hasAny: contains.includes(1) || isBelow.includes(1),
  };
}

/** Returns in how many of the two names, that of the type and that of its category, a word names the thing. */
function countHeads({ own, category }: ProductType, head: Token, comparison: Comparison): number {
  const names = ({ heads }: Phrase) => heads.some((each) => isHead(each, head, comparison));
  // A type without a text of its own has that of its category, which then counts twice.
  return Number(own === null ? names(category) : names(own)) + Number(names(category));
}

function containsAll(phrases: readonly Phrase[], words: Alternative, comparison: Comparison): boolean {
  return words.every((word) =>
    phrases.some(({ tokens }) => tokens.some((token) => isPart(token, word, comparison))),
  );
}

/** "Skijacke" is a "Jacke". */
function isHead(token: Token, word: Token, comparison: Comparison): boolean {
  return (
    isSame(token, word, comparison) ||
    (comparison.joinsWords && word.stem.length >= minJoined && token.stem.endsWith(word.stem))
  );
}

/** "Skijacke" has to do with "Ski". */
function isPart(token: Token, word: Token, comparison: Comparison): boolean {
  return (
    isHead(token, word, comparison) ||
    (comparison.joinsWords && word.stem.length >= minJoined && token.stem.startsWith(word.stem))
  );
}

function isSame(token: Token, { word, stem }: Token, { isPrefix }: Comparison): boolean {
  return token.stem === stem || token.word === word || (isPrefix && token.word.startsWith(word));
}
