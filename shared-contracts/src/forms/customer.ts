import * as z from 'zod/mini';
import { rulesForField } from './cross-field-rules.ts';
import { newPasswordField } from './registration.ts';
import { max, required } from './rules/text-rules.ts';
import { confirmed } from './rules/value-rules.ts';
import { emailField, passwordField } from './sign-in.ts';
import { countryCodeField, genderField, personName, rowIdField } from './text-fields.ts';

/** Absent fields are not changed. */
export const customerDetailsSchema = z.strictObject({
  email: z.optional(emailField),
  firstname: z.optional(personName),
  lastname: z.optional(personName),
  gender: z.optional(z.nullable(genderField)),
  country_id: z.optional(countryCodeField),
  language: z.optional(z.string().check(z.regex(/^[a-z]{2}_[A-Z]{2}$/, 'required'))),
  currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/, 'required'))),
  /** Required for a new e-mail address or password. */
  current_password: z.optional(passwordField),
  password: z.optional(newPasswordField),
});

export type CustomerDetails = z.infer<typeof customerDetailsSchema>;

export const forgotPasswordSchema = z.strictObject({ login: emailField });

export const resetPasswordSchema = z
  .strictObject({
    id: rowIdField,
    token: z.string('required').check(required(), max(200)),
    password: newPasswordField,
    password_confirmation: z.string('required').check(z.minLength(1, 'required')),
  })
  .check(rulesForField('password_confirmation', ({ password }) => [confirmed(password)]));

export type ResetPassword = z.infer<typeof resetPasswordSchema>;
