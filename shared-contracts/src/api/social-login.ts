import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint/endpoint.ts';
import { storeIdField } from './endpoint/fields.ts';

/**
 * What the provider of the store's social login said about this browser's visitor, until an account is connected. The
 * provider does not vouch for the address: it only fills in a form, and the shop does not say whether it has an account.
 */
const pendingSocialLoginSchema = z.object({
  email: z.nullable(z.string()),
  firstname: z.nullable(z.string()),
  lastname: z.nullable(z.string()),
  /** Path to go to afterwards; null for the home page. */
  referer: z.nullable(z.string()),
});

export type PendingSocialLogin = z.infer<typeof pendingSocialLoginSchema>;

export const socialLogin = defineEndpoint({
  name: 'social-login',
  method: 'GET',
  path: '/api/social-login',
  summary: 'The social login that this browser has begun and not connected with an account yet',
  access: 'frame',
  request: z.strictObject({ store_id: storeIdField }),
  response: z.object({ pending: z.nullable(pendingSocialLoginSchema) }),
  errors: [],
});

export const socialLoginStart = defineEndpoint({
  name: 'social-login-start',
  method: 'POST',
  path: '/api/social-login-start',
  summary: "Begins a social login; `redirect` is the provider's page, which the browser leaves the shop for",
  access: 'frame',
  limit: { max: 30, windowSeconds: 60 },
  form: {},
  request: z.strictObject({
    store_id: z.int(),
    referer: z.optional(z.string().check(z.maxLength(500))),
  }),
  response: z.object({ redirect: z.string() }),
  errors: ['not_found'],
});

/** Parameters of OAuth 2.0 (RFC 6749 4.1.2, RFC 9207). */
const callbackParameter = z.optional(z.string().check(z.maxLength(2048)));

export const socialLoginCallback = defineEndpoint({
  name: 'social-login-callback',
  method: 'GET',
  path: '/api/social-login-callback',
  summary:
    "The provider's answer: signs a connected member in, else leads to the page that connects an account",
  access: 'frame',
  limit: { max: 30, windowSeconds: 60 },
  navigation: { failed: '/customer/account/login' },
  request: z.strictObject({
    store_id: storeIdField,
    code: callbackParameter,
    state: callbackParameter,
    error: callbackParameter,
    iss: callbackParameter,
  }),
  response: z.object({ redirect: z.string() }),
  errors: ['not_found', 'sign_in_expired', 'sign_in_cancelled', 'provider_unavailable', 'not_confirmed'],
});
