export { audienceHeader, audienceName, audienceOf, type Audience } from './audience.ts';
export { cookieConsentSchema, type CookieConsent } from './cookie-consent-schema.ts';
export { sessionDataSchema, type SessionData } from './session-schema.ts';
export {
  audienceSession,
  guestGroup,
  guestSessionData,
  maySeePrices,
  noConsent,
  toSession,
  type Session,
} from './session-rules.ts';
export { sessionCookieName } from './session-cookie-name.ts';
