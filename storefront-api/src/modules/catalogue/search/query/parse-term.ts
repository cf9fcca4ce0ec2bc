import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { readCondition, type Conditions } from './attributes.ts';
import { divisionsOf, otherSpellings, splitAudience } from './joined-words.ts';
import type { SearchQuery, TextPart } from './search-query.ts';
import { createPartMaker, type PartMaker, type StemOf } from './text-parts.ts';

interface Draft extends Conditions {
  texts: TextPart[];
}

/** Reads what the words of a term ask for: audience, colour, brand and size are conditions, the rest are texts. */
export function parseTerm(words: readonly string[], vocabulary: Vocabulary, stemOf: StemOf): SearchQuery {
  const maker = createPartMaker(vocabulary, stemOf);
  const read = (known: Vocabulary) => {
    const draft: Draft = {
      texts: [],
      audiences: new Set(),
      colours: 0,
      brands: new Set(),
      sizes: [],
      sizeWords: [],
    };
    for (let place = 0; place < words.length;) place += readAt(words, place, known, maker, draft);
    return draft;
  };
  const query = read(vocabulary);
  // A number belongs to a model ("Ravine 98") unless something that has sizes is named.
  const hasSizedThing = query.brands.size > 0 || query.texts.some(({ matches }) => matches.hasHead);
  return query.sizes.length === 0 || hasSizedThing ? query : read({ ...vocabulary, sizes: new Map() });
}

/** Reads what begins at a word. Returns how many words it has. */
function readAt(
  words: readonly string[],
  place: number,
  vocabulary: Vocabulary,
  maker: PartMaker,
  draft: Draft,
): number {
  const joined = maker.makeLongest(words.slice(place), 2);
  if (joined !== null) {
    draft.texts.push(joined.part);
    return joined.length;
  }
  const read = readCondition(words, place, vocabulary, draft);
  if (read > 0) return read;
  const [word = '', next] = words.slice(place);
  if (vocabulary.rules.ignored.includes(word)) return 1;
  const isLast = next === undefined;
  // "head lamp" is written as one word in this shop.
  if (!isLast && vocabulary.stems.has(word + next)) {
    draft.texts.push(maker.make([word + next]));
    return 2;
  }
  readWord(word, isLast, vocabulary, maker, draft);
  return 1;
}

function readWord(
  word: string,
  isLast: boolean,
  vocabulary: Vocabulary,
  maker: PartMaker,
  draft: Draft,
): void {
  const { audiences, texts } = draft;
  const split = splitAudience(word, vocabulary);
  if (split !== null) {
    const rest = maker.make([split.rest]);
    if (rest.matches.hasHead) {
      audiences.add(split.audience);
      texts.push(rest);
      return;
    }
  }
  texts.push(...(knownParts(word, vocabulary, maker) ?? [maker.make([word], isLast)]));
}

/** Returns parts of a word that have a meaning in the catalogue, or null: as it is or written otherwise, then divided. */
function knownParts(word: string, vocabulary: Vocabulary, maker: PartMaker): TextPart[] | null {
  const written = [word, ...otherSpellings(word, vocabulary.rules)];
  for (const words of [...written.map((each) => [each]), vocabulary.pairs.get(word) ?? []]) {
    const part = words.length === 0 ? null : maker.make(words);
    if (part?.matches.hasAny === true) return [part];
  }
  for (const each of written) {
    const parts = divide(each, vocabulary, maker);
    if (parts !== null) return parts;
  }
  return null;
}

/** Divides a joined word whose last part is a word that names a thing, the longest one. */
function divide(word: string, { rules, stems }: Vocabulary, maker: PartMaker): TextPart[] | null {
  if (!rules.joinsWords) return null;
  for (const [first, second] of divisionsOf(word)) {
    const thing = maker.make([second]);
    // Without the first condition, every ending of a word would match: "huhe" of "Schuhe".
    if (stems.has(second) && thing.matches.hasHead) return [maker.make([first]), thing];
  }
  return null;
}
