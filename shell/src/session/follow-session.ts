import type { Query, QueryClient } from '@tanstack/react-query';
import type { storedItems } from 'shared-contracts/cookies';
import type { EventBus } from 'shared-contracts/events';
import { accountSignedIn, accountSignedOut, accountUpdated } from 'shared-contracts/events/account';
import { basketChanged } from 'shared-contracts/events/basket';
import { consentChanged } from 'shared-contracts/events/consent';
import { sessionChanged } from 'shared-contracts/events/session';
import type { SessionData } from 'shared-contracts/session';
import type { ApiResult } from 'shared-runtime';
import type { ConsentAnswer } from 'shared-runtime/consent-answer';
import type { SessionResult } from './first-session.ts';

const consentCookieName: (typeof storedItems)['consent']['names'][number] = 'cookie_consent';

export interface SessionOptions {
  bus: EventBus;
  queryClient: QueryClient;
  storeId: number;
  /** Called after sign-out, to leave pages for members. */
  onSignedOut: () => void;
}

/** Publishes `session:changed` for account events, and refetches what depends on the visitor. */
export function followSession({ bus, queryClient, storeId, onSignedOut }: SessionOptions): void {
  bus.subscribe(accountSignedIn, ({ session }) => {
    if (isOfOtherMember(publishedSession(bus), session)) removeWhatDependsOnVisitor(queryClient, storeId);
    bus.publish(sessionChanged, { session: withTestsOf(bus, session), reason: 'signed-in' });
    void refreshWhatDependsOnVisitor(queryClient, storeId);
  });
  bus.subscribe(accountUpdated, ({ session }) => {
    // Another member may have signed in meanwhile, in another tab.
    if (session.id !== publishedSession(bus)?.id) return;
    bus.publish(sessionChanged, { session: withTestsOf(bus, session), reason: 'refreshed' });
    void refreshWhatDependsOnVisitor(queryClient, storeId);
  });
  bus.subscribe(accountSignedOut, ({ session }) => {
    removeWhatDependsOnVisitor(queryClient, storeId);
    bus.publish(sessionChanged, { session: withTestsOf(bus, session), reason: 'signed-out' });
    bus.publish(basketChanged, { version: 0, basketCount: 0, total: null });
    // Only after the page was rendered as a guest's, which turns off the queries that need a member.
    setTimeout(() => void refreshWhatDependsOnVisitor(queryClient, storeId));
    onSignedOut();
  });
  bus.subscribe(consentChanged, ({ preferences }) => {
    const session = publishedSession(bus);
    if (!session) return;
    const next: SessionData = {
      ...session,
      accepts_cookie: preferences.cookie_consent_given,
      cookieConsentPreferences: preferences,
    };
    bus.publish(sessionChanged, { session: next, reason: 'refreshed' });
  });
}

/** What a guest sees may be shown until it is refetched, so that a page does not flicker at a sign-in. */
function isOfOtherMember(before: SessionData | undefined, after: SessionData): boolean {
  return typeof before?.id === 'number' && before.id !== after.id;
}

/**
 * Removes cached data, so that the next person at this device cannot see it; of visible queries too, which are refetched
 * by {@link refreshWhatDependsOnVisitor}. To be called before the session is published: what pages then begin to fetch
 * must not be cancelled.
 */
function removeWhatDependsOnVisitor(queryClient: QueryClient, storeId: number): void {
  queryClient.removeQueries({ type: 'inactive' });
  const visible = queryClient.getQueryCache().findAll({ predicate: dependsOnVisitor(storeId) });
  for (const query of visible) query.reset();
}

async function refreshWhatDependsOnVisitor(queryClient: QueryClient, storeId: number): Promise<void> {
  await queryClient.invalidateQueries({ predicate: dependsOnVisitor(storeId) });
}

/** Prices, baskets and sales depend on the visitor; the frame does not. */
function dependsOnVisitor(storeId: number): (query: Pick<Query, 'queryKey'>) => boolean {
  const frame = new Set<unknown>(['navigation', 'config', 'static-blocks', 'page-route']);
  return ({ queryKey: key }) => key[1] === storeId && !frame.has(key[0]);
}

/**
 * Fetches the visitor's session after a shared page. If that fails, the guest session of the page is kept. Never
 * rejects.
 */
export async function fetchOwnSession(
  call: () => Promise<ApiResult<SessionData>>,
  bus: EventBus,
  queryClient: QueryClient,
): Promise<SessionResult> {
  const result = await readSession(call).catch(() => null); // aborted after the timeout
  if (!result?.ok) return result && result.failure.code !== 'network' ? 'error' : 'offline';
  const previousSession = publishedSession(bus);
  const session = withAnswerOf(withTestsOf(bus, result.data));
  if (JSON.stringify(previousSession) === JSON.stringify(session)) return 'ready';
  if (isOfOtherMember(previousSession, session)) removeWhatDependsOnVisitor(queryClient, session.store_id);
  bus.publish(sessionChanged, { session, reason: 'refreshed' });
  if (previousSession?.id !== session.id) await refreshWhatDependsOnVisitor(queryClient, session.store_id);
  // The bus drops invalid payloads.
  return publishedSession(bus)?.id === session.id ? 'ready' : 'error';
}

/**
 * Reads again if an answer about cookies was stored meanwhile, in this tab or another: the session may be from before it, and
 * would undo a withdrawal.
 */
async function readSession(call: () => Promise<ApiResult<SessionData>>): Promise<ApiResult<SessionData>> {
  const before = consentCookie();
  const result = await call();
  return consentCookie() === before ? result : call();
}

function consentCookie(): string | undefined {
  return document.cookie.split('; ').find((pair) => pair.startsWith(`${consentCookieName}=`));
}

/** Variations are assigned when the page is rendered and kept for the tab: the API does not know them. */
function withTestsOf(bus: EventBus, session: SessionData): SessionData {
  return { ...session, abTests: publishedSession(bus)?.abTests ?? [] };
}

/** The session may have been read before the visitor's answer about cookies was stored. */
function withAnswerOf(session: SessionData): SessionData {
  const answer: ConsentAnswer | undefined = globalThis.consentAnswer;
  if (!answer?.ok || session.cookieConsentPreferences.cookie_consent_given) return session;
  const { preferences } = answer;
  return {
    ...session,
    accepts_cookie: preferences.cookie_consent_given,
    cookieConsentPreferences: preferences,
  };
}

/** Returns the session as it was published: `context.session` has further fields, which the event must not have. */
function publishedSession(bus: EventBus): SessionData | undefined {
  return bus.last(sessionChanged)?.session;
}
