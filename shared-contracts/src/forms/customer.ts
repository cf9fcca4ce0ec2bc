import * as z from 'zod/mini';
import { rulesForField } from './cross-field-rules.ts';
import { newPasswordField } from './registration.ts';
import { max, required } from './rules/text-rules.ts';
import { confirmed } from './rules/value-rules.ts';
import { emailField, passwordField } from './sign-in.ts';
import { countryCodeField, genderField, personName, rowIdField } from './text-fields.ts';

const languageField = z.string('required').check(z.regex(/^[a-z]{2}_[A-Z]{2}$/, 'required'));
const currencyField = z.string('required').check(z.regex(/^[A-Z]{3}$/, 'required'));

/** Absent fields are not changed. */
export const customerDetailsSchema = z.strictObject({
  email: z.optional(emailField),
  firstname: z.optional(personName),
  lastname: z.optional(personName),
  gender: z.optional(z.nullable(genderField)),
  country_id: z.optional(countryCodeField),
  language: z.optional(languageField),
  currency: z.optional(currencyField),
  /** Required for a new e-mail address or password. */
  current_password: z.optional(passwordField),
  password: z.optional(newPasswordField),
});

export type CustomerDetails = z.infer<typeof customerDetailsSchema>;

/** The forms of the account's page, each of which changes a part of the details. */
export const personalDetailsSchema = z.strictObject({
  firstname: personName,
  lastname: personName,
  gender: z.optional(genderField),
});

export type PersonalDetails = z.infer<typeof personalDetailsSchema>;

export const regionSettingsSchema = z.strictObject({
  country_id: countryCodeField,
  language: languageField,
  currency: currencyField,
});

export type RegionSettings = z.infer<typeof regionSettingsSchema>;

export const newEmailSchema = z.strictObject({ email: emailField, current_password: passwordField });

export type NewEmail = z.infer<typeof newEmailSchema>;

export const newPasswordSchema = z.strictObject({
  current_password: passwordField,
  password: newPasswordField,
});

export type NewPassword = z.infer<typeof newPasswordSchema>;

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
