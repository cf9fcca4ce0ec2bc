import * as z from 'zod/mini';
import { emailField } from './sign-in.ts';

/** 8-128 characters with upper case, lower case and a digit. */
export const newPasswordField = z
  .string('required')
  .check(
    z.minLength(8, 'min_password_length'),
    z.maxLength(128, 'max'),
    z.regex(/\p{Lu}/u, 'has_upper_lower_case'),
    z.regex(/\p{Ll}/u, 'has_upper_lower_case'),
    z.regex(/\d/, 'has_digit'),
  );

const personName = z.string('required').check(z.trim(), z.minLength(1, 'required'), z.maxLength(50, 'max'));

export const registrationSchema = z.strictObject({
  email: emailField,
  password: newPasswordField,
  firstname: personName,
  lastname: personName,
  gender: z.optional(z.int().check(z.minimum(1), z.maximum(3))),
  country_id: z.string().check(z.regex(/^[A-Z]{2}$/, 'required')),
  language: z.string().check(z.regex(/^[a-z]{2}_[A-Z]{2}$/, 'required')),
  newsletter: z.boolean(),
  referral_code: z.optional(z.string().check(z.maxLength(64, 'max'))),
  /** Null while the store has no captcha site key. */
  captcha_token: z.optional(z.nullable(z.string().check(z.maxLength(4096)))),
});

export type Registration = z.infer<typeof registrationSchema>;
