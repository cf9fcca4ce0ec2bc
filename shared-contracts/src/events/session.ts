import * as z from 'shared-contracts/schema';
import { sessionDataSchema } from '../session/index.ts';
import { defineEvent } from './define-event.ts';

/** The current visitor. Published at start, after sign-in and after sign-out. Owner: shell. */
export const sessionChanged = defineEvent({
  type: 'session:changed',
  major: 1,
  replay: 'state',
  payload: z.object({
    session: sessionDataSchema,
    reason: z.enum(['start', 'signed-in', 'signed-out', 'refreshed']),
  }),
});
