export {
  cookieConsentSchema,
  sessionDataSchema,
  type CookieConsent,
  type SessionData,
} from './session/session-schema.ts';
export {
  guestGroup,
  guestSessionData,
  maySeePrices,
  noConsent,
  toSession,
  type Session,
} from './session/session-rules.ts';
export { sessionCookieName } from './session/session-cookie-name.ts';
