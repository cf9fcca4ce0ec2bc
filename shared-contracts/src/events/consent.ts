import * as z from 'shared-contracts/schema';
import { cookieConsentSchema } from '../session/index.ts';
import { defineEvent } from './define-event.ts';

/** The visitor's choice was stored. Owner: mf-consent. */
export const consentChanged = defineEvent({
  type: 'consent:changed',
  major: 1,
  replay: 'state',
  payload: z.object({ preferences: cookieConsentSchema }),
});

/** A choice could not be stored. The previous one stays in effect. */
export const consentSaveFailed = defineEvent({
  type: 'consent:save-failed',
  major: 1,
  replay: 'fact',
  payload: z.object({}),
});
