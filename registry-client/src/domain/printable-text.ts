import * as z from 'zod/mini';

/**
 * Returns at most `maxLength` characters of a text. Control characters, which terminals interpret, become spaces. Invisible
 * ones, which change the direction of texts or divide words, are left out.
 */
export function toPrintable(text: string, maxLength: number): string {
  return text
    .replaceAll(/\p{Cf}+/gu, '')
    .replaceAll(/\p{Cc}+/gu, ' ')
    .slice(0, maxLength);
}

/** A text, which becomes printable: see {@link toPrintable}. */
export function printableText(maxLength: number) {
  return z.pipe(
    z.string(),
    z.transform((text) => toPrintable(text, maxLength)),
  );
}
