import type { EventBus } from 'shared-contracts/events';
import { sessionChanged } from 'shared-contracts/events/session';
import type { SessionData } from 'shared-contracts/session';
import type { HydrationScheduler } from 'shared-runtime/host';

/**
 * Discards the server's HTML of fragments that wait for hydration when the session changes. After an answer about cookies, also
 * in another tab, they are hydrated instead, with the session of the start, and follow the change then: nothing in the header
 * depends on it, and what is outside has nothing to hide.
 *
 * @param start the session of the server's HTML
 */
export function discardOutdated(
  bus: EventBus,
  start: SessionData,
  hydration: Pick<HydrationScheduler, 'discardAll' | 'triggerOutside'>,
): void {
  let current = start;
  bus.subscribe(sessionChanged, ({ session, reason }) => {
    const isAnswer = differsInConsentOnly(current, session);
    current = session;
    if (reason === 'start') return;
    const header = isAnswer ? document.querySelector('header') : null;
    if (header) hydration.triggerOutside(header);
    else hydration.discardAll();
  });
}

function differsInConsentOnly(before: SessionData, after: SessionData): boolean {
  return withoutConsent(before) === withoutConsent(after);
}

const withoutConsent = (session: SessionData) =>
  JSON.stringify({ ...session, accepts_cookie: false, cookieConsentPreferences: null });
