import * as z from 'zod/mini';
import { max, required } from './rules/text-rules.ts';

/**
 * Rejects line breaks and other control characters: names and addresses are printed on one line of a label or a mail.
 */
const oneLine = () => z.regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'invalid');

export const lineOf = (length: number) =>
  z.string('required').check(z.trim(), required(), max(length), oneLine());

/** An empty text counts as missing. */
export const optionalLineOf = (length: number) =>
  z.optional(z.nullable(z.string().check(z.trim(), max(length), oneLine())));

export const personName = lineOf(50);

export const genderField = z.int().check(z.minimum(1), z.maximum(3));

export const countryCodeField = z.string('required').check(z.regex(/^[A-Z]{2}$/, 'required'));

/** Range of PostgreSQL's integer. */
export const rowIdField = z.int().check(z.minimum(1), z.maximum(2_147_483_647));
