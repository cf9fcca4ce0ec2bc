/** Spaces and dashes that separate the parts of numbers and look like plain ones. */
const otherSpaces = /[\u00A0\u2000-\u200B\u202F\u205F\u3000]/g;
const otherDashes = /[\u2010-\u2015\u2212]/g;

/** Replacements of what may identify a person or give access, in this order. */
const replacements: readonly [RegExp, string][] = [
  // The rest of an address may contain search terms, tokens of mailed links, and names.
  [/\b(?:blob|data|mailto|tel):[^\s"<>]+/gi, '<url>'],
  [/\b[a-z][a-z\d+.-]{1,20}:\/\/[^\s"<>]*/gi, '<url>'],
  [/\?[\w%.~[\]-]{1,60}=\S*/g, '?<query>'],
  [/\b(?:bearer|basic) [^\s"<>]+/gi, '<token>'],
  [/\b(?:\w{0,20}(?:token|passw|secret|session)\w{0,20}|sid|pin)["']? ?[:=] ?["']?[^\s"'<>]+/gi, '<token>'],
  [
    /(?:"[^"]{1,64}"|(?:[^\s@"'<>():,;]|(?<=\w)'(?=\w)){1,64}?)(?:[@＠]|%(?:25){0,4}40)[^\s@"'<>():,;]{1,255}/gi,
    '<email>',
  ],
  [/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, '<address>'],
  [/(?<![\w:])[\da-f]{0,4}(?::[\da-f]{0,4}){3,7}(?![\w:])/gi, '<address>'],
  // Session ids, hashes and the like.
  [/\b(?=[\w-]*\d)[\w-]{20,}/g, '<token>'],
  // Phone numbers, cards, dates and ids, also with separators.
  [/\+?\d(?:[ .\-/_]{0,3}\d){5,}/g, '<number>'],
];

/** Returns a text without e-mail and IP addresses, URLs, long numbers and tokens. */
export function scrubText(text: string): string {
  const plain = text.replaceAll(otherSpaces, ' ').replaceAll(otherDashes, '-');
  return replacements.reduce((scrubbed, [pattern, label]) => scrubbed.replace(pattern, label), plain);
}
