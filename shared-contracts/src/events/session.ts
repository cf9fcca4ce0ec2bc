import * as z from 'zod/mini';
import { sessionDataSchema } from '../session.ts';
import { defineEvent } from './envelope.ts';

/** Owner: shell. */
export const sessionEvents = {
  /** Who the visitor is now. Published at start, after sign-in, after sign-out. */
  'session:changed': defineEvent({
    major: 1,
    replay: 'state',
    payload: z.object({
      session: sessionDataSchema,
      reason: z.enum(['start', 'signed-in', 'signed-out', 'refreshed']),
    }),
  }),
};
