import type { EventBus } from 'shared-contracts/events';
import { sessionChanged } from 'shared-contracts/events/session';
import type { SessionData } from 'shared-contracts/session';
import type { HydrationScheduler } from 'shared-runtime/host';

/**
 * Discards the server's HTML of fragments that wait for hydration when the session changes. After an answer about cookies
 * only that of the page: of the frame only the question itself depends on it, which the style sheet hides.
 *
 * @param start the session of the server's HTML
 */
export function discardOutdated(
  bus: EventBus,
  start: SessionData,
  hydration: Pick<HydrationScheduler, 'discardAll' | 'discardWithin'>,
): void {
  let current = start;
  bus.subscribe(sessionChanged, ({ session, reason }) => {
    const isAnswer = differsInConsentOnly(current, session);
    current = session;
    if (reason === 'start') return;
    const main = isAnswer ? document.querySelector('main') : null;
    if (main) hydration.discardWithin(main);
    else hydration.discardAll();
  });
}

function differsInConsentOnly(before: SessionData, after: SessionData): boolean {
  return withoutConsent(before) === withoutConsent(after);
}

const withoutConsent = (session: SessionData) =>
  JSON.stringify({ ...session, accepts_cookie: false, cookieConsentPreferences: null });
