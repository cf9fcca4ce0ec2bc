import { guestSessionData, type SessionData } from 'shared-contracts/session';
import { defaultStore } from 'shared-contracts/stores';
import { memberSession } from 'shared-runtime/standalone';

/** Returns the API's session of a visitor who has just signed in. */
export function signedInSession(change: Partial<SessionData> = {}): SessionData {
  return { ...guestSessionData(defaultStore), ...memberSession, ...change };
}

export function signedOutSession(): SessionData {
  return guestSessionData(defaultStore);
}
