import * as z from 'zod/mini';
import { sessionDataSchema } from '../session/index.ts';
import { defineEvent } from './envelope.ts';

/** Owner: shell. */
export const sessionEvents = {
  /** The current visitor. Published at start, after sign-in and after sign-out. */
  'session:changed': defineEvent({
    major: 1,
    replay: 'state',
    payload: z.object({
      session: sessionDataSchema,
      reason: z.enum(['start', 'signed-in', 'signed-out', 'refreshed']),
    }),
  }),
};
