import * as z from 'zod/mini';
import { accountDeletionSchema } from '../forms/privacy.ts';
import { rowIdField } from '../forms/text-fields.ts';
import { defineEndpoint } from './endpoint/endpoint.ts';
import { digits, storeIdField } from './endpoint/fields.ts';

const mailedToken = z.string().check(z.minLength(1), z.maxLength(200));

/** Instants are in ISO 8601, UTC. */
const privacySchema = z.object({
  /** The latest export of the member's data; null without one that is prepared or can be downloaded. */
  export: z.nullable(
    z.object({
      requestedAt: z.string(),
      /** Until when it can be downloaded; null: it is being prepared. */
      expiresAt: z.nullable(z.string()),
    }),
  ),
  /** When the next export may be requested; null: now. */
  nextExportAt: z.nullable(z.string()),
  /** When the account will be deleted; null: it will not. */
  deletionAt: z.nullable(z.string()),
});

export const privacyStatus = defineEndpoint({
  name: 'privacy-status',
  method: 'GET',
  path: '/api/privacy-status',
  summary: "The export of the member's data, and the deletion of the account",
  access: 'member',
  limit: { max: 60, windowSeconds: 60 },
  request: z.strictObject({ store_id: storeIdField }),
  response: privacySchema,
  errors: ['authentication_required'],
});

export const dataExportRequest = defineEndpoint({
  name: 'data-export-request',
  method: 'POST',
  path: '/api/data-export-request',
  summary:
    'Requests a file of what the shop stores about the member; its link is mailed. Within 24 hours the same export is answered again',
  access: 'member',
  form: { done: '/customer/account/privacy/?status=export-requested' },
  request: z.strictObject({ store_id: z.int() }),
  response: privacySchema,
  errors: ['authentication_required'],
});

export const dataExport = defineEndpoint({
  name: 'data-export',
  method: 'GET',
  path: '/api/data-export',
  summary:
    'The file of an export, by the mailed link, which works for seven days, or for the member who is signed in',
  access: 'frame',
  limit: { max: 30, windowSeconds: 60 },
  navigation: { failed: '/customer/account/dataexport/', isFile: true },
  request: z.strictObject({ store_id: storeIdField, id: z.optional(digits), token: z.optional(mailedToken) }),
  /** By part; what each contains belongs to its module and may change. */
  response: z.record(z.string(), z.unknown()),
  errors: ['invalid_token'],
});

export const accountDeletionRequest = defineEndpoint({
  name: 'account-deletion-request',
  method: 'POST',
  path: '/api/account-deletion-request',
  summary:
    'Deletes the account after 14 days; needs the password, ends all other sessions and mails a link that cancels',
  access: 'member',
  // Each call may verify a password, which costs processor time.
  limit: { max: 10, windowSeconds: 60 },
  form: { done: '/customer/account/privacy/?status=deletion-requested' },
  request: z.extend(accountDeletionSchema, { store_id: z.int() }),
  response: privacySchema,
  errors: ['authentication_required', 'invalid_credentials', 'too_many_attempts'],
});

export const accountDeletionCancel = defineEndpoint({
  name: 'account-deletion-cancel',
  method: 'POST',
  path: '/api/account-deletion-cancel',
  summary: 'Cancels an account deletion',
  access: 'member',
  form: { done: '/customer/account/privacy/?status=deletion-canceled' },
  request: z.strictObject({ store_id: z.int() }),
  response: privacySchema,
  errors: ['authentication_required'],
});

export const accountDeletionCancelByLink = defineEndpoint({
  name: 'account-deletion-cancel-by-link',
  method: 'POST',
  path: '/api/account-deletion-cancel-by-link',
  summary: 'Cancels an account deletion by the mailed link, which works once, and ends all other sessions',
  access: 'frame',
  form: { done: '/customer/account/canceldeletion/?status=canceled' },
  request: z.strictObject({ store_id: z.int(), id: rowIdField, token: mailedToken }),
  response: z.object({ isCanceled: z.literal(true) }),
  errors: ['invalid_token', 'too_many_attempts'],
});
