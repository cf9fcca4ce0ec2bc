import * as z from 'shared-contracts/schema';

/** In a file of its own: a remote with the events of consent does not bundle the schema of the session. */
export const cookieConsentSchema = z.object({
  cookie_consent_given: z.boolean(),
  accepted_functional: z.boolean(),
  accepted_advertising: z.boolean(),
});

export type CookieConsent = z.infer<typeof cookieConsentSchema>;
