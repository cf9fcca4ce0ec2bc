import * as z from 'zod/mini';

/** What a `captcha_token` is valid for: the form with which it is sent. */
export const captchaPurposes = ['sign-in', 'sign-up', 'forgot-password'] as const;

export type CaptchaPurpose = (typeof captchaPurposes)[number];

/** Sent after `captcha_required`. Absent or null: nothing was solved. */
export const captchaTokenField = z.optional(z.nullable(z.string().check(z.maxLength(4096))));
