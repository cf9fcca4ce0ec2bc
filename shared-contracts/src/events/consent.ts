import * as z from 'zod/mini';
import { cookieConsentSchema } from '../session/index.ts';
import { defineEvent } from './envelope.ts';

/** Owner: mf-consent. */
export const consentEvents = {
  'consent:changed': defineEvent({
    major: 1,
    replay: 'state',
    payload: z.object({ preferences: cookieConsentSchema }),
  }),
  /** A choice could not be stored. The previous one stays in effect. */
  'consent:save-failed': defineEvent({ major: 1, replay: 'fact', payload: z.object({}) }),
};
