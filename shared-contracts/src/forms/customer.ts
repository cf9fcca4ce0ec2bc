import * as z from 'zod/mini';
import { newPasswordField } from './registration.ts';
import { emailField } from './sign-in.ts';

const name = z.string('required').check(z.trim(), z.minLength(1, 'required'), z.maxLength(50, 'max'));

/** Only what is sent is changed. */
export const customerDetailsSchema = z.strictObject({
  email: z.optional(emailField),
  firstname: z.optional(name),
  lastname: z.optional(name),
  gender: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(3)))),
  country_id: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/, 'required'))),
  language: z.optional(z.string().check(z.regex(/^[a-z]{2}_[A-Z]{2}$/, 'required'))),
  currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/, 'required'))),
  /** Needed for a new e-mail address or password. */
  current_password: z.optional(z.string().check(z.maxLength(128, 'max'))),
  password: z.optional(newPasswordField),
});

export type CustomerDetails = z.infer<typeof customerDetailsSchema>;

export const forgotPasswordSchema = z.strictObject({ login: emailField });

export const resetPasswordSchema = z.strictObject({
  id: z.int().check(z.minimum(1)),
  token: z.string('required').check(z.minLength(1, 'required'), z.maxLength(200, 'max')),
  password: newPasswordField,
  password_confirmation: z.string('required'),
});

export type ResetPassword = z.infer<typeof resetPasswordSchema>;
