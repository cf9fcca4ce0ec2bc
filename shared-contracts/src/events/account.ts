import * as z from 'zod/mini';
import { sessionDataSchema } from '../session/index.ts';
import { defineEvent } from './envelope.ts';

/** Owner: mf-account. The shell then publishes `session:changed`. */
export const accountEvents = {
  'account:signed-in': defineEvent({
    major: 1,
    replay: 'command',
    payload: z.object({ session: sessionDataSchema, isNew: z.boolean() }),
  }),
  'account:signed-out': defineEvent({
    major: 1,
    replay: 'command',
    payload: z.object({ session: sessionDataSchema }),
  }),
};
