import * as z from 'zod/mini';

/** Messages are keys of the form's catalogue; the interface words them per language. */
export const emailField = z
  .string('required')
  .check(z.trim(), z.minLength(1, 'required'), z.maxLength(254, 'max'), z.email('email'));

export const signInSchema = z.strictObject({
  email: emailField,
  password: z.string('required').check(z.minLength(1, 'required'), z.maxLength(128, 'max')),
  remember: z.optional(z.boolean()),
});

export type SignIn = z.infer<typeof signInSchema>;
