import * as z from 'zod/mini';
import { captchaPurposes } from '../forms/captcha.ts';
import { defineEndpoint } from './endpoint/endpoint.ts';
import { storeIdField } from './endpoint/fields.ts';

/** Proof of work of altcha-lib: its browser part solves it, and its solution is the token. */
const proofOfWorkSchema = z.object({
  kind: z.literal('proof-of-work'),
  challenge: z.object({
    parameters: z.record(z.string(), z.unknown()),
    signature: z.string(),
  }),
});

/** The widget of a service: its answer for the site key is the token. */
const siteverifySchema = z.object({ kind: z.literal('siteverify'), siteKey: z.string() });

export const captchaChallengeSchema = z.union([proofOfWorkSchema, siteverifySchema]);

export type CaptchaChallenge = z.infer<typeof captchaChallengeSchema>;

export const captchaChallenge = defineEndpoint({
  name: 'captcha-challenge',
  method: 'GET',
  path: '/api/captcha-challenge',
  summary: 'What to solve for a `captcha_token` of one store and purpose; null if the store requires none',
  access: 'frame',
  limit: { max: 60, windowSeconds: 60 },
  request: z.strictObject({ store_id: storeIdField, purpose: z.enum(captchaPurposes) }),
  response: z.object({ challenge: z.nullable(captchaChallengeSchema) }),
  errors: [],
});
