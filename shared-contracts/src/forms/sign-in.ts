import * as z from 'zod/mini';
import { passwordLength } from './rules/password-rules.ts';
import { email, email_domain, max, maxEmailLength, required } from './rules/text-rules.ts';

/** Messages are keys; the remotes contain their texts in every language. */
export const emailField = z
  .string('required')
  .check(z.trim(), required(), max(maxEmailLength), email(), email_domain());

/** An existing password: today's rules do not apply to it. */
export const passwordField = z.string('required').check(z.minLength(1, 'required'), max(passwordLength.max));

export const signInSchema = z.strictObject({
  email: emailField,
  password: passwordField,
  remember: z.optional(z.boolean()),
});

export type SignIn = z.infer<typeof signInSchema>;
