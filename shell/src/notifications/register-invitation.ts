import type { StoredName } from 'shared-contracts/cookies';
import { consentChanged, consentSaveFailed } from 'shared-contracts/events/consent';
import type { ShopContext } from 'shared-runtime';
import type { OverlayService } from '../overlays/overlay-service.ts';
import { onPageViewed, type ViewedPage } from './on-page-viewed.ts';
import type { FlagStore } from './flag-store.ts';
import { shouldInvite, isPaidSource } from './invitation-rules.ts';

export interface InvitationOptions {
  context: Pick<ShopContext, 'bus' | 'session' | 'store'>;
  overlays: OverlayService;
  /** Flags of this visit. */
  flags: FlagStore;
  /** Returns the query of the current page. */
  search: () => string;
  /** Query of the URL from which the document was loaded. */
  landingQuery: string;
  areCookiesEnabled: () => boolean;
}

const key: StoredName<'sessionStorage'> = 'register-invitation';

/** Invites visitors from paid advertisements to register, once per visit (specification §2.3). */
export function startRegisterInvitation(options: InvitationOptions): void {
  const { context, overlays, flags, search, landingQuery, areCookiesEnabled } = options;
  const { bus } = context;
  let isPaid = isPaidSource(new URLSearchParams(landingQuery));
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
      wasInvited: flags.has(key),
    });
    // An open overlay must not be covered.
    if (!shouldOpen || overlays.store.getState().stack.length > 0) return;
    flags.set(key);
    overlays.open('account/register', {
      reason: context.store.access === 'prices_hidden' ? 'prices' : 'account',
      tab: 'join',
    });
  }
  onPageViewed(bus, check);
}
