import * as z from 'zod/mini';
import {
  has_digit,
  has_upper_lower_case,
  min_password_length,
  passwordLength,
} from './rules/password-rules.ts';
import { alpha_dash, max } from './rules/text-rules.ts';
import { captchaTokenField } from './captcha.ts';
import { emailField } from './sign-in.ts';
import { countryCodeField, genderField, personName } from './text-fields.ts';

/** 8-128 characters with upper case, lower case and a digit. */
export const newPasswordField = z
  .string('required')
  .check(
    z.minLength(1, 'required'),
    min_password_length(),
    max(passwordLength.max),
    has_upper_lower_case(),
    has_digit(),
  );

export const registrationSchema = z.strictObject({
  email: emailField,
  password: newPasswordField,
  firstname: personName,
  lastname: personName,
  gender: z.optional(genderField),
  country_id: countryCodeField,
  language: z.string().check(z.regex(/^[a-z]{2}_[A-Z]{2}$/, 'required')),
  newsletter: z.boolean(),
  /** Of the member who has invited this one. */
  referral_code: z.optional(z.string().check(z.trim(), max(64), alpha_dash())),
  captcha_token: captchaTokenField,
});

export type Registration = z.infer<typeof registrationSchema>;
