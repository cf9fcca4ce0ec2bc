import { consentInEffect, parseStoredConsent } from 'shared-contracts/consent/consent-cookie';
import type { storedItems } from 'shared-contracts/cookies';
import type { CookieConsent } from 'shared-contracts/session';

const cookieName: (typeof storedItems)['consent']['names'][number] = 'cookie_consent';
const channelName = 'consent';

export interface OtherTabs {
  /** Makes the other tabs of this store read the cookie again. */
  announce: () => void;
}

/**
 * Calls back with an answer that was given in another tab: when that tab announces it, when this one is shown again, and when
 * the browser restores this page. The cookie is the message, so that no other script can send a consent.
 */
export function followOtherTabs(onConsent: (consent: CookieConsent) => void): OtherTabs {
  let seen = readCookie();

  function check(): void {
    const value = readCookie();
    if (value === seen) return;
    seen = value;
    const stored = parseStoredConsent(value);
    // A cookie that is gone or malformed is for the next page: nothing was withdrawn with it.
    if (stored === null) return;
    onConsent(
      consentInEffect(stored, {
        version: null,
        // It was just written, whatever the clock of this computer says.
        now: new Date(stored.givenAt * 1000),
        rejectsAdvertising: navigator.globalPrivacyControl === true,
      }),
    );
  }

  const channel = openChannel();
  channel?.addEventListener('message', check);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) check();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') check();
  });
  return {
    announce() {
      seen = readCookie();
      // A channel is of one origin.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      channel?.postMessage(null);
    },
  };
}

/** Browsers without channels, and with storage forbidden, follow when the tab is shown. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(channelName);
  } catch {
    return null;
  }
}

function readCookie(): string | undefined {
  const prefix = `${cookieName}=`;
  return document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(prefix))
    ?.slice(prefix.length);
}
