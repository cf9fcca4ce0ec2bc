import * as z from 'zod/mini';
import { pendingAdditionsResultSchema } from './basket.ts';
import { cookieConsentSchema, sessionDataSchema } from '../session/index.ts';
import { captchaTokenField } from '../forms/captcha.ts';
import { signInSchema } from '../forms/sign-in.ts';
import { registrationSchema } from '../forms/registration.ts';
import { defineEndpoint } from './endpoint/endpoint.ts';
import { storeIdField } from './endpoint/fields.ts';

export const sessionData = defineEndpoint({
  name: 'session-data',
  method: 'GET',
  path: '/api/session-data',
  summary: 'Who the visitor is, from the session cookie',
  access: 'frame',
  request: z.strictObject({ store_id: storeIdField }),
  response: sessionDataSchema,
  errors: [],
});

/**
 * The shell calls it when a visitor opens `/join/<code>`. A code that no member has changes nothing, and neither does that
 * of another website or any code for a member.
 */
export const invitation = defineEndpoint({
  name: 'invitation',
  method: 'POST',
  path: '/api/invitation',
  summary: 'Keeps the referral code of an invitation in the session of a guest and returns the session',
  access: 'frame',
  // A household or an office opens its invitations at one address; codes cannot be guessed at this rate.
  limit: { max: 60, windowSeconds: 15 * 60, isPerSite: true },
  request: z.strictObject({
    store_id: z.int(),
    code: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)),
  }),
  response: sessionDataSchema,
  errors: [],
});

/**
 * `redirect` is a path of this shop: the basket if there were `additions`, else the `referer` if it was one, else the
 * home page.
 */
const signedInSchema = z.object({
  session: sessionDataSchema,
  redirect: z.string(),
  additions: z.optional(pendingAdditionsResultSchema),
});

/** True: connects the social login that this browser has begun (`social-login`) with the account. */
const connectField = z.optional(z.boolean());

export const login = defineEndpoint({
  name: 'login',
  method: 'POST',
  path: '/api/login',
  summary: 'Signs a member in and rotates the session id',
  access: 'frame',
  form: { keeps: ['email'] },
  request: z.extend(signInSchema, {
    store_id: z.int(),
    referer: z.optional(z.string().check(z.maxLength(500))),
    captcha_token: captchaTokenField,
    connect_social_login: connectField,
  }),
  response: signedInSchema,
  errors: [
    'invalid_credentials',
    'not_confirmed',
    'too_many_attempts',
    'captcha_required',
    'sign_in_expired',
  ],
});

export const signup = defineEndpoint({
  name: 'signup',
  method: 'POST',
  path: '/api/signup',
  summary: 'Creates a member and signs the member in, unless the store wants the address confirmed first',
  access: 'frame',
  form: {
    storeFields: { country_id: 'country', language: 'locale' },
    keeps: ['firstname', 'lastname', 'email', 'gender', 'referral_code'],
  },
  request: z.extend(registrationSchema, {
    store_id: z.int(),
    referer: z.optional(z.string().check(z.maxLength(500))),
    connect_social_login: connectField,
  }),
  response: signedInSchema,
  errors: [
    'email_taken',
    'breached_password',
    'weak_password',
    'too_many_attempts',
    'captcha_required',
    'sign_in_expired',
  ],
});

export const logout = defineEndpoint({
  name: 'logout',
  method: 'POST',
  path: '/api/logout',
  summary: 'Ends the session; the basket of the next visitor starts empty',
  access: 'frame',
  form: {},
  request: z.strictObject({ store_id: z.int() }),
  response: z.object({ session: sessionDataSchema, redirect: z.string() }),
  errors: [],
});

export const cookiePreferences = defineEndpoint({
  name: 'cookie-preferences',
  method: 'POST',
  path: '/api/cookie-preferences',
  summary: 'Stores the consent to functional and advertising cookies, and the proof of it',
  access: 'frame',
  form: {},
  limit: { max: 30, windowSeconds: 60 },
  request: z.strictObject({
    store_id: z.int(),
    accepted_functional: z.boolean(),
    accepted_advertising: z.boolean(),
    /**
     * `cookieConsentVersion` of the question that the visitor saw. With another one than the current version nothing is
     * accepted: the response has no consent, and the visitor is asked again.
     * @default the current one
     */
    version: z.optional(z.string().check(z.regex(/^[0-9a-f]{8}$/))),
  }),
  response: z.object({ cookieConsentPreferences: cookieConsentSchema }),
  errors: [],
});
