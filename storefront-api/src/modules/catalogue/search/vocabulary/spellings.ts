import { fold } from 'storefront-ports/fold';

const minLength = 4;

/** Returns the words of texts as they are written, by their folded form, and words that are folded already. */
export function spellingsOf(texts: readonly string[], folded: readonly string[]): Map<string, string> {
  const spellings = new Map<string, string>();
  const written = texts.flatMap((text) => text.match(/[\p{L}\p{M}]+/gu) ?? []);
  for (const word of [...written, ...folded]) {
    const key = fold(word);
    if (key.length >= minLength && !spellings.has(key)) spellings.set(key, word.toLowerCase());
  }
  return spellings;
}
