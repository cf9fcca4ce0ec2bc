import * as z from 'zod/mini';
import { captchaTokenField } from '../forms/captcha.ts';
import { customerDetailsSchema, forgotPasswordSchema, resetPasswordSchema } from '../forms/customer.ts';
import { passwordField } from '../forms/sign-in.ts';
import { rowIdField } from '../forms/text-fields.ts';
import { defineEndpoint } from './endpoint/endpoint.ts';
import { digits, storeIdField } from './endpoint/fields.ts';

const choice = z.object({ id: z.int(), label: z.string() });

/** Account details with the field names of `user-sync`. Fields that the member never set are null. */
const userSyncSchema = z.object({
  email: z.string(),
  /** An address that replaces `email` when the link mailed to it is opened. */
  pendingEmail: z.optional(z.nullable(z.string())),
  firstName: z.string(),
  lastName: z.string(),
  currentCountry: z.object({ code: z.string(), name: z.string() }),
  gender: z.nullable(choice),
  language: z.object({ code: z.string(), name: z.string() }),
  currencyCode: z.string(),
  referralCode: z.string(),
  /** Name of the country of the store, in its language. */
  storeCountryName: z.string(),
});

export const userSync = defineEndpoint({
  name: 'user-sync',
  method: 'GET',
  path: '/api/user-sync',
  summary: "The member's account details",
  access: 'member',
  request: z.strictObject({ store_id: storeIdField }),
  response: userSyncSchema,
  errors: ['authentication_required'],
});

export const customerDetailsUpdate = defineEndpoint({
  name: 'customer-details-update',
  method: 'POST',
  path: '/api/customer-details-update',
  summary:
    'Changes account details; e-mail and password need the current password. Answers the same for a free address and one with an account',
  access: 'member',
  form: { done: '/customer/account/edit/?status=saved', keeps: ['firstname', 'lastname', 'gender', 'email'] },
  request: z.extend(customerDetailsSchema, {
    store_id: z.int(),
    /** A kind of store whose stores must offer the language and the currency; 7 or none: any store. */
    store_type: z.optional(z.union([z.string().check(z.maxLength(20)), z.int()])),
  }),
  /** `redirect`: the page that says what was changed, for forms without JavaScript. */
  response: z.extend(userSyncSchema, { redirect: z.string() }),
  errors: [
    'authentication_required',
    'invalid_credentials',
    'breached_password',
    'weak_password',
    'too_many_attempts',
  ],
});

export const forgotPassword = defineEndpoint({
  name: 'forgot-password',
  method: 'POST',
  path: '/api/forgot-password',
  summary: 'Mails a link to set a new password; answers the same whether the address is known or not',
  access: 'frame',
  form: { done: '/customer/account/forgotpassword/?status=sent', keeps: ['login'] },
  request: z.extend(forgotPasswordSchema, { store_id: z.int(), captcha_token: captchaTokenField }),
  response: z.object({ isAccepted: z.literal(true) }),
  errors: ['too_many_attempts', 'captcha_required'],
});

/** So that a page can say that a link has expired, and a password manager learns whose password is changed. */
export const resetLink = defineEndpoint({
  name: 'reset-link',
  method: 'GET',
  path: '/api/reset-link',
  summary: 'The address whose password a mailed link sets; null if the link is not valid. Uses up nothing',
  access: 'frame',
  limit: { max: 60, windowSeconds: 60 },
  request: z.strictObject({
    store_id: storeIdField,
    id: digits,
    token: z.string().check(z.minLength(1), z.maxLength(200)),
  }),
  response: z.object({ email: z.nullable(z.string()) }),
  errors: [],
});

export const resetPassword = defineEndpoint({
  name: 'reset-password',
  method: 'POST',
  path: '/api/reset-password',
  summary: 'Sets a new password by a mailed link, which works once, and ends every session of the member',
  access: 'frame',
  form: { done: '/customer/account/login?status=password-changed' },
  request: z.extend(resetPasswordSchema, { store_id: z.int() }),
  response: z.object({ isChanged: z.literal(true) }),
  errors: ['invalid_token', 'breached_password', 'weak_password', 'too_many_attempts'],
});

/** For feedback while typing. The check at the change itself is the one that counts. */
export const passwordStrength = defineEndpoint({
  name: 'password-strength',
  method: 'POST',
  path: '/api/password-strength',
  summary: 'How hard a new password is to guess, from 0 to 4; 0 and 1 are rejected when it is set',
  access: 'frame',
  limit: { max: 30, windowSeconds: 60, isPerSite: true },
  request: z.strictObject({ store_id: z.int(), password: passwordField }),
  response: z.object({ score: z.literal([0, 1, 2, 3, 4]) }),
  errors: [],
});

export const confirmationEmail = defineEndpoint({
  name: 'confirmation-email',
  method: 'POST',
  path: '/api/confirmation-email',
  summary: 'Mails the link that confirms an address again; answers the same for every customer id',
  access: 'frame',
  form: { done: '/customer/account/confirm/?status=sent' },
  request: z.strictObject({
    store_id: z.int(),
    customer_id: rowIdField,
    referrer: z.optional(z.string().check(z.maxLength(500))),
  }),
  response: z.object({ isAccepted: z.literal(true) }),
  errors: ['too_many_attempts'],
});

export const confirmAccount = defineEndpoint({
  name: 'confirm-account',
  method: 'POST',
  path: '/api/confirm-account',
  summary:
    'Confirms an address of an account by a mailed link, which works once. A used link to the present address answers that it is confirmed',
  access: 'frame',
  form: { done: '/customer/account/confirm/?status=confirmed' },
  request: z.strictObject({
    store_id: z.int(),
    id: rowIdField,
    token: z.string().check(z.minLength(1), z.maxLength(200)),
  }),
  /** `wasConfirmed`: by an earlier use of the link. */
  response: z.object({ isConfirmed: z.literal(true), wasConfirmed: z.optional(z.literal(true)) }),
  errors: ['invalid_token', 'email_taken', 'too_many_attempts'],
});

export const emailChangeCancel = defineEndpoint({
  name: 'email-change-cancel',
  method: 'POST',
  path: '/api/email-change-cancel',
  summary: 'Cancels the change to another address: the link that was mailed to it becomes invalid',
  access: 'member',
  form: { done: '/customer/account/security/?status=email-change-canceled' },
  request: z.strictObject({ store_id: z.int() }),
  response: z.object({ isCanceled: z.literal(true) }),
  errors: ['authentication_required'],
});

export const emailChangeCancelByLink = defineEndpoint({
  name: 'email-change-cancel-by-link',
  method: 'POST',
  path: '/api/email-change-cancel-by-link',
  summary:
    'Cancels the change to another address by the link that was mailed to the present one, which works once, and ends all other sessions',
  access: 'frame',
  form: { done: '/customer/account/cancelemailchange/?status=canceled' },
  request: z.strictObject({
    store_id: z.int(),
    id: rowIdField,
    token: z.string().check(z.minLength(1), z.maxLength(200)),
  }),
  response: z.object({ isCanceled: z.literal(true) }),
  errors: ['invalid_token', 'too_many_attempts'],
});

/** Places without full addresses: `network` is a prefix. Browser and system are families, null if unknown. */
const sessionList = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      isCurrent: z.boolean(),
      browser: z.nullable(z.string()),
      system: z.nullable(z.string()),
      network: z.nullable(z.string()),
      shopName: z.string(),
      /** ISO 8601, UTC. */
      signedInAt: z.string(),
      /** To the day. */
      lastUsedAt: z.string(),
    }),
  ),
});

export const accountSessions = defineEndpoint({
  name: 'account-sessions',
  method: 'GET',
  path: '/api/account-sessions',
  summary: 'Where the member is signed in',
  access: 'member',
  request: z.strictObject({ store_id: storeIdField }),
  response: sessionList,
  errors: ['authentication_required'],
});

export const accountSessionEnd = defineEndpoint({
  name: 'account-session-end',
  method: 'POST',
  path: '/api/account-session-end',
  summary: 'Signs the member out on one other device',
  access: 'member',
  form: { done: '/customer/account/security/?status=sessions-ended' },
  request: z.strictObject({
    store_id: z.int(),
    id: z.string().check(z.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)),
  }),
  response: sessionList,
  errors: ['authentication_required', 'not_found'],
});

export const accountSessionsEnd = defineEndpoint({
  name: 'account-sessions-end',
  method: 'POST',
  path: '/api/account-sessions-end',
  summary: 'Signs the member out on all other devices',
  access: 'member',
  form: { done: '/customer/account/security/?status=sessions-ended' },
  request: z.strictObject({ store_id: z.int() }),
  response: sessionList,
  errors: ['authentication_required'],
});
