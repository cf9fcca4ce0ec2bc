import * as z from 'zod/mini';

/** A text of up to `maxLength` characters; longer ones are cut. Control characters, which terminals interpret, become spaces. */
export function printableText(maxLength: number) {
  return z.pipe(
    z.string(),
    z.transform((given) => given.replaceAll(/\p{Cc}+/gu, ' ').slice(0, maxLength)),
  );
}
