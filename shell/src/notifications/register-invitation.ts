import type { StoredName } from 'shared-contracts/cookies';
import type { ShopContext } from 'shared-runtime';
import type { OverlayDesk } from '../overlays/overlay-store.ts';
import { onPage, type ViewedPage } from './on-page-viewed.ts';
import { isMemberNow } from './current-session.ts';
import type { Memory } from './shown-flags.ts';
import { invites, isPaidSource } from './invitation-rules.ts';

export interface InvitationParts {
  context: Pick<ShopContext, 'bus' | 'store'>;
  desk: OverlayDesk;
  /** Of this visit. */
  memory: Memory;
  /** Query of the page now. */
  search: () => string;
  /** Query of the address that this tab's page was loaded from. */
  landing: string;
  takesCookies: () => boolean;
}

const key: StoredName<'sessionStorage'> = 'register-invitation';

/** Invites visitors whose coming was paid for, once in a visit (specification §2.3). */
export function startRegisterInvitation(parts: InvitationParts): void {
  const { context, desk, memory, search, landing, takesCookies } = parts;
  const { bus } = context;
  let isPaid = isPaidSource(new URLSearchParams(landing));
  let hasSaveFailed = false;
  bus.subscribe('consent:save-failed', () => (hasSaveFailed = true));
  bus.subscribe('consent:changed', () => (hasSaveFailed = false));

  function look(page: ViewedPage): void {
    const query = new URLSearchParams(search());
    isPaid ||= isPaidSource(query);
    const isInvited = invites({
      page,
      search: query,
      isPaid,
      isMember: isMemberNow(bus),
      hasCookieErrors: hasSaveFailed || !takesCookies(),
      wasInvited: memory.has(key),
    });
    // Whoever has opened something already is busy with that.
    if (!isInvited || desk.store.getState().stack.length > 0) return;
    memory.keep(key);
    desk.open('account/register', {
      reason: context.store.access === 'prices_hidden' ? 'prices' : 'account',
      tab: 'join',
    });
  }
  onPage(bus, look);
}
