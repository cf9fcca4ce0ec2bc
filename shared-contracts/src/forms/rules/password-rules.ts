import * as z from 'zod/mini';

export const passwordLength = { min: 8, max: 128 } as const;

export const min_password_length = (length: number = passwordLength.min) =>
  z.minLength(length, 'min_password_length');

/** Letters of any language with both cases. */
export const has_upper_lower_case = () =>
  z.regex(/^(?=[\s\S]*\p{Lu})(?=[\s\S]*\p{Ll})/u, 'has_upper_lower_case');

export const has_digit = () => z.regex(/\d/, 'has_digit');

/** Anything but letters, digits and spaces. For a new password it is a hint, not a requirement. */
export const has_symbol = () => z.regex(/[^\p{L}\p{M}\p{N}\s]/u, 'has_symbol');
