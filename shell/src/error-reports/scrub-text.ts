/** Replacements of what may identify a person or give access, in this order. */
const replacements: readonly [RegExp, string][] = [
  // The rest of an address may contain search terms, tokens of mailed links, and names.
  [/\b(https?|blob|data|wss?):[^\s"'<>)]*/gi, '<url>'],
  [/[^\s@"'<>():,;]{1,64}@[^\s@"'<>():,;]{1,255}/g, '<email>'],
  // Session ids, hashes and the like.
  [/\b(?=[\w-]*\d)[\w-]{20,}/g, '<token>'],
  // Phone numbers, cards, dates and ids, also with separators.
  [/\+?\d(?:[ .\-/]?\d){5,}/g, '<number>'],
];

/** Returns a text without e-mail addresses, URLs, long numbers and tokens. */
export function scrubText(text: string): string {
  return replacements.reduce((scrubbed, [pattern, label]) => scrubbed.replace(pattern, label), text);
}
