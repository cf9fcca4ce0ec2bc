import type { QueryClient } from '@tanstack/react-query';
import type { EventBus } from 'shared-contracts/events';
import type { SessionData } from 'shared-contracts/session';
import type { ApiResult } from 'shared-runtime';
import type { SessionResult } from './first-session.ts';

export interface SessionParts {
  bus: EventBus;
  queryClient: QueryClient;
  storeId: number;
  /** After sign-out, a page for members only is left. */
  onSignedOut: () => void;
}

/**
 * Who the visitor is belongs to the shell: account events become `session:changed`, and everything that was
 * fetched for the visitor before is fetched again.
 */
export function followSession({ bus, queryClient, storeId, onSignedOut }: SessionParts): void {
  bus.subscribe('account:signed-in', ({ session }) => {
    bus.publish('session:changed', { session: withTestsOf(bus, session), reason: 'signed-in' });
    void refreshWhatDependsOnVisitor(queryClient, storeId);
  });
  bus.subscribe('account:signed-out', ({ session }) => {
    // What is not on screen is forgotten, so that the next person at this screen finds nothing of the last.
    queryClient.removeQueries({ type: 'inactive' });
    bus.publish('session:changed', { session: withTestsOf(bus, session), reason: 'signed-out' });
    bus.publish('basket:changed', { version: 0, basketCount: 0, total: null });
    void refreshWhatDependsOnVisitor(queryClient, storeId);
    onSignedOut();
  });
  bus.subscribe('consent:changed', ({ preferences }) => {
    const session = bus.last('session:changed')?.session;
    if (!session) return;
    const next: SessionData = {
      ...session,
      accepts_cookie: preferences.cookie_consent_given,
      cookieConsentPreferences: preferences,
    };
    bus.publish('session:changed', { session: next, reason: 'refreshed' });
  });
}

async function refreshWhatDependsOnVisitor(queryClient: QueryClient, storeId: number): Promise<void> {
  // Prices, baskets and sales differ per visitor; the frame does not.
  const frame = new Set<unknown>(['navigation', 'config', 'static-blocks', 'page-route']);
  await queryClient.invalidateQueries({
    predicate: ({ queryKey: key }) => key[1] === storeId && !frame.has(key[0]),
  });
}

/**
 * The visitor's own session, where the page was rendered for every guest alike. Where it cannot be had, the guest's
 * session that the page came with stands. Never rejects.
 */
export async function fetchOwnSession(
  call: () => Promise<ApiResult<SessionData>>,
  bus: EventBus,
  queryClient: QueryClient,
): Promise<SessionResult> {
  const result = await call().catch(() => null); // given up: nothing came for too long
  if (!result?.ok) return result && result.failure.code !== 'network' ? 'error' : 'offline';
  const known = bus.last('session:changed')?.session;
  const session = withTestsOf(bus, result.data);
  if (JSON.stringify(known) === JSON.stringify(session)) return 'ready';
  bus.publish('session:changed', { session, reason: 'refreshed' });
  // The bus takes nothing that is no session.
  if (bus.last('session:changed')?.session.id !== session.id) return 'error';
  if (known?.id !== session.id) await refreshWhatDependsOnVisitor(queryClient, session.store_id);
  return 'ready';
}

/** What a visitor is shown was decided for the page and holds as long as the tab: the API knows nothing of it. */
function withTestsOf(bus: EventBus, session: SessionData): SessionData {
  return { ...session, abTests: bus.last('session:changed')?.session.abTests ?? [] };
}
