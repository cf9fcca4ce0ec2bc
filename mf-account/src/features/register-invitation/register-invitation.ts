import type { StoredName } from 'shared-contracts/cookies';
import { consentChanged, consentSaveFailed } from 'shared-contracts/events/consent';
import type { StartupHost } from 'shared-runtime';
import type { FlagStore } from '../../domain/flag-store.ts';
import { isPaidSource, shouldInvite } from '../../domain/invitation-rules.ts';
import { onPageViewed, type ViewedPage } from '../../domain/on-page-viewed.ts';

export interface InvitationOptions {
  host: Pick<StartupHost, 'context' | 'openOverlay' | 'isOverlayOpen' | 'landingQuery'>;
  /** Flags of this visit. */
  visitFlags: FlagStore;
  /** Returns the query of the current page. */
  search: () => string;
  areCookiesEnabled: () => boolean;
}

const key: StoredName<'sessionStorage'> = 'register-invitation';

/** Invites visitors from paid advertisements to register, once per visit (specification §2.3). */
export function startRegisterInvitation(options: InvitationOptions): void {
  const { host, visitFlags, search, areCookiesEnabled } = options;
  const { context } = host;
  const { bus } = context;
  let isPaid = isPaidSource(new URLSearchParams(host.landingQuery));
  let hasSaveFailed = false;
  bus.subscribe(consentSaveFailed, () => (hasSaveFailed = true));
  bus.subscribe(consentChanged, () => (hasSaveFailed = false));

  function check(page: ViewedPage): void {
    const query = new URLSearchParams(search());
    isPaid ||= isPaidSource(query);
    const shouldOpen = shouldInvite({
      page,
      search: query,
      isPaid,
      isMember: context.session.isUserLoggedIn,
      hasCookieErrors: hasSaveFailed || !areCookiesEnabled(),
      wasInvited: visitFlags.has(key),
    });
    // An open overlay must not be covered.
    if (!shouldOpen || host.isOverlayOpen()) return;
    visitFlags.set(key);
    host.openOverlay('account/register', {
      reason: context.store.access === 'prices_hidden' ? 'prices' : 'account',
      tab: 'join',
    });
  }
  onPageViewed(bus, check);
}
