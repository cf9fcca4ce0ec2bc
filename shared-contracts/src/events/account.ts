import * as z from 'shared-contracts/schema';
import { sessionDataSchema } from '../session/index.ts';
import { defineEvent } from './define-event.ts';

/** Sign-in or registration. Owner: mf-account. The shell then publishes `session:changed`. */
export const accountSignedIn = defineEvent({
  type: 'account:signed-in',
  major: 1,
  replay: 'command',
  payload: z.object({ session: sessionDataSchema, isNew: z.boolean() }),
});

/** Owner: mf-account. The shell then publishes `session:changed`. */
export const accountSignedOut = defineEvent({
  type: 'account:signed-out',
  major: 1,
  replay: 'command',
  payload: z.object({ session: sessionDataSchema }),
});
