import * as z from 'shared-contracts/schema';
import { addressUseSchema } from '../address-use.ts';
import { sessionDataSchema } from '../session/index.ts';
import { defineEvent } from './define-event.ts';

/** Sign-in or registration. Owner: mf-account. The shell then publishes `session:changed`. */
export const accountSignedIn = defineEvent({
  type: 'account:signed-in',
  major: 1,
  replay: 'command',
  payload: z.object({ session: sessionDataSchema, isNew: z.boolean() }),
});

/**
 * Sign-in or registration was rejected with HTTP 429, the lock against guessing (specification §8). A fact, because what
 * counts it may be loaded later. Owner: mf-account.
 */
export const accountSignInLocked = defineEvent({
  type: 'account:sign-in-locked',
  major: 1,
  replay: 'fact',
  payload: z.object({
    action: z.enum(['sign-in', 'join']),
    /** Null if the API did not say. */
    retryAfterSeconds: z.nullable(z.int()),
  }),
});

/** What the session contains of the member's account has changed. Owner: mf-account. The shell then publishes `session:changed`. */
export const accountUpdated = defineEvent({
  type: 'account:updated',
  major: 1,
  replay: 'command',
  payload: z.object({ session: sessionDataSchema }),
});

/** Owner: mf-account. The shell then publishes `session:changed`. */
export const accountSignedOut = defineEvent({
  type: 'account:signed-out',
  major: 1,
  replay: 'command',
  payload: z.object({ session: sessionDataSchema }),
});

/** A member has added or changed an address in the form that another remote embeds. Owner: mf-account. */
export const accountAddressSaved = defineEvent({
  type: 'account:address-saved',
  major: 1,
  replay: 'command',
  payload: z.object({ addressId: z.int(), use: addressUseSchema }),
});

/** A member has selected one of the addresses that another remote shows. Owner: mf-account. */
export const accountAddressSelected = defineEvent({
  type: 'account:address-selected',
  major: 1,
  replay: 'command',
  payload: z.object({ addressId: z.int(), use: addressUseSchema }),
});
