/** A word of a text, in lower case. */
export interface Word {
  text: string;
  /** Offset in the text, in UTF-16 units. */
  start: number;
  /** Whether punctuation ends the phrase before this word: `the door. Open` is not `door open`. */
  isAfterBreak: boolean;
}

const words = /[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+/g;
const phraseEnd = /[^\s\-_*/'’`“”"]/;

/** Splits prose, camelCase, kebab-case and CONSTANT_CASE alike. */
export function splitWords(text: string): Word[] {
  let end = 0;
  return [...text.matchAll(words)].map(({ 0: word, index }) => {
    const isAfterBreak = phraseEnd.test(text.slice(end, index));
    end = index + word.length;
    return { text: word.toLowerCase(), start: index, isAfterBreak };
  });
}
