import * as z from 'zod/mini';
import { cookieConsentSchema } from '../session.ts';
import { defineEvent } from './envelope.ts';

/** Owner: mf-consent. */
export const consentEvents = {
  'consent:changed': defineEvent({
    major: 1,
    replay: 'state',
    payload: z.object({ preferences: cookieConsentSchema }),
  }),
};
