import { jest } from '@jest/globals';
import { QueryObserver } from '@tanstack/react-query';
import { queryKey } from 'shared-contracts/api/query-key';
import { hpData } from 'shared-contracts/descriptors/catalogue';
import { navigation } from 'shared-contracts/descriptors/shop';
import { accountSignedIn, accountSignedOut, accountUpdated } from 'shared-contracts/events/account';
import { basketChanged } from 'shared-contracts/events/basket';
import { consentChanged } from 'shared-contracts/events/consent';
import { sessionChanged } from 'shared-contracts/events/session';
import { guestSessionData, type SessionData } from 'shared-contracts/session';
import { defaultStore } from 'shared-contracts/stores';
import type { ApiFailure } from 'shared-runtime';
import { createStubShop, memberSession } from 'shared-runtime/testing';
import { fetchOwnSession, followSession } from './follow-session.ts';

const guest = guestSessionData(defaultStore);
const member: SessionData = { ...guest, ...memberSession };
const frame = queryKey(navigation, 1, { type: 'header-desktop' });
const prices = queryKey(hpData, 1, { groupId: 0 });
const elsewhere = queryKey(hpData, 13, { groupId: 0 });
const stops: (() => void)[] = [];

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

function setUp() {
  const shop = createStubShop();
  const { bus, queryClient } = shop.context;
  for (const key of [frame, prices, elsewhere]) queryClient.setQueryData(key, 'old');
  const onSignedOut = jest.fn();
  followSession({ bus, queryClient, storeId: 1, onSignedOut });
  /** Makes a query active, as a component does that shows its data. */
  const show = (queryKey: readonly unknown[], queryFn = () => new Promise<unknown>(() => undefined)) =>
    stops.push(
      new QueryObserver(queryClient, { queryKey, queryFn, staleTime: Infinity }).subscribe(() => undefined),
    );
  const isStale = (key: readonly unknown[]) => queryClient.getQueryState(key)?.isInvalidated;
  return { bus, queryClient, onSignedOut, show, isStale, changes: shop.record(sessionChanged) };
}

describe('followSession, on a sign-in', () => {
  it('publishes the new session', () => {
    const { bus, changes } = setUp();
    bus.publish(accountSignedIn, { session: member, isNew: false });
    expect(changes.at(-1)).toEqual({ session: member, reason: 'signed-in' });
  });

  it('refetches what depends on the visitor, but not the frame or another store', () => {
    const { bus, isStale } = setUp();
    bus.publish(accountSignedIn, { session: member, isNew: true });
    expect([isStale(prices), isStale(frame), isStale(elsewhere)]).toEqual([true, false, false]);
  });

  it('shows what a guest has seen until it is refetched', () => {
    const { bus, queryClient, show } = setUp();
    show(prices);
    bus.publish(accountSignedIn, { session: member, isNew: false });
    expect(queryClient.getQueryData(prices)).toBe('old');
    expect(queryClient.isFetching({ queryKey: prices })).toBe(1);
  });

  it('removes what another member has seen, also if it is visible, but not the frame', () => {
    const { bus, queryClient, show } = setUp();
    bus.publish(accountSignedIn, { session: { ...member, id: 8 }, isNew: false });
    for (const key of [prices, frame]) show(key);
    bus.publish(accountSignedIn, { session: member, isNew: false });
    expect([prices, frame].map((key) => queryClient.getQueryData(key))).toEqual([undefined, 'old']);
  });
});

describe('followSession, on a change of the account', () => {
  it('publishes the session, and refetches what depends on the visitor', () => {
    const { bus, changes, isStale } = setUp();
    bus.publish(accountSignedIn, { session: member, isNew: false });
    const session = { ...member, firstName: 'Ann' };
    bus.publish(accountUpdated, { session });
    expect(changes.at(-1)).toEqual({ session, reason: 'refreshed' });
    expect([isStale(prices), isStale(frame)]).toEqual([true, false]);
  });

  it('ignores the session of another member', () => {
    const { bus, changes } = setUp();
    bus.publish(accountSignedIn, { session: member, isNew: false });
    bus.publish(accountUpdated, { session: { ...member, id: 8 } });
    expect(changes.at(-1)).toEqual({ session: member, reason: 'signed-in' });
  });
});

describe('followSession, on a sign-out', () => {
  it('clears session, basket and cached data of the last visitor', () => {
    const { bus, queryClient, changes } = setUp();
    bus.publish(accountSignedIn, { session: member, isNew: false });
    bus.publish(basketChanged, { version: 4, basketCount: 2, total: { amount: 100, currency: 'GBP' } });
    bus.publish(accountSignedOut, { session: guest });
    expect(changes.at(-1)).toEqual({ session: guest, reason: 'signed-out' });
    expect(bus.last(basketChanged)).toEqual({ version: 0, basketCount: 0, total: null });
    expect(queryClient.getQueryData(prices)).toBeUndefined();
  });

  it('removes visible data of the member, but not the frame, and refetches it once the page was rendered', async () => {
    const { bus, queryClient, show } = setUp();
    for (const key of [prices, frame]) show(key);
    bus.publish(accountSignedOut, { session: guest });
    expect([prices, frame].map((key) => queryClient.getQueryData(key))).toEqual([undefined, 'old']);
    // The page turns off its queries for members when it is rendered.
    expect(queryClient.isFetching()).toBe(0);
    await new Promise((resolve) => setTimeout(resolve));
    expect(queryClient.isFetching({ queryKey: prices })).toBe(1);
  });

  it('ignores answers to calls of the member', async () => {
    const { bus, queryClient, show } = setUp();
    const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()] as const;
    const calls = answers.map(({ promise }) => promise);
    show(prices, () => calls.shift() ?? Promise.reject(new Error('one call too many')));
    void queryClient.refetchQueries({ queryKey: prices });
    bus.publish(accountSignedOut, { session: guest });
    answers[0].resolve('of the member');
    await answers[0].promise;
    expect(queryClient.getQueryData(prices)).toBeUndefined();
  });

  it('keeps what is fetched for the guest’s page', async () => {
    const { bus, queryClient } = setUp();
    const fetched: Promise<string>[] = [];
    bus.subscribe(sessionChanged, ({ reason }) => {
      const queryFn = () => Promise.resolve('of the guest');
      if (reason === 'signed-out') fetched.push(queryClient.fetchQuery({ queryKey: prices, queryFn }));
    });
    bus.publish(accountSignedOut, { session: guest });
    expect(await Promise.all(fetched)).toEqual(['of the guest']);
    expect(queryClient.getQueryData(prices)).toBe('of the guest');
  });

  it('leaves a members’ page', () => {
    const { bus, onSignedOut } = setUp();
    bus.publish(accountSignedOut, { session: guest });
    expect(onSignedOut).toHaveBeenCalledTimes(1);
  });
});

describe('followSession, on a consent change', () => {
  it('updates the session', () => {
    const { bus, changes } = setUp();
    const preferences = {
      cookie_consent_given: true,
      accepted_functional: true,
      accepted_advertising: false,
    };
    bus.publish(consentChanged, { preferences });
    expect(changes.at(-1)).toEqual({
      session: { ...guest, accepts_cookie: true, cookieConsentPreferences: preferences },
      reason: 'refreshed',
    });
  });
});

describe('fetchOwnSession', () => {
  const answers = (data: SessionData) => () => Promise.resolve({ ok: true as const, data });
  const failsWith = (code: 'internal' | 'network') => () =>
    Promise.resolve({ ok: false as const, failure: { code } as ApiFailure });

  it('replaces the guest’s session, and refetches guest data', async () => {
    const { bus, queryClient, changes, isStale } = setUp();
    await fetchOwnSession(answers(member), bus, queryClient);
    expect(changes.at(-1)).toEqual({ session: member, reason: 'refreshed' });
    expect([isStale(prices), isStale(frame)]).toEqual([true, false]);
  });

  it('removes what another member has seen', async () => {
    const { bus, queryClient } = setUp();
    bus.publish(accountSignedIn, { session: { ...member, id: 8 }, isNew: false });
    await fetchOwnSession(answers(member), bus, queryClient);
    expect([prices, frame].map((key) => queryClient.getQueryData(key))).toEqual([undefined, undefined]);
  });

  it('publishes nothing if the session is the same', async () => {
    const { bus, queryClient, changes, isStale } = setUp();
    await fetchOwnSession(answers({ ...guest }), bus, queryClient);
    expect(changes).toHaveLength(1);
    expect(isStale(prices)).toBe(false);
  });

  it('keeps the variations of the page, which the API does not know', async () => {
    const { bus, queryClient, changes } = setUp();
    const abTests = [{ abTestCode: 'a', abTestVariationCode: 'variation_a' }];
    bus.publish(sessionChanged, { session: { ...guest, abTests }, reason: 'refreshed' });
    await fetchOwnSession(answers(guest), bus, queryClient);
    expect(changes).toHaveLength(2);
    await fetchOwnSession(answers(member), bus, queryClient);
    bus.publish(accountSignedOut, { session: guest });
    bus.publish(accountSignedIn, { session: member, isNew: false });
    expect(changes.slice(2).map(({ session }) => session.abTests)).toEqual([abTests, abTests, abTests]);
  });

  it('keeps an answer about cookies that was given while the session was being read', async () => {
    const { bus, queryClient, changes } = setUp();
    const preferences = {
      cookie_consent_given: true,
      accepted_functional: true,
      accepted_advertising: false,
    };
    globalThis.consentAnswer = { ok: true, preferences };
    await fetchOwnSession(answers(member), bus, queryClient);
    expect(changes.at(-1)?.session).toMatchObject({
      id: member.id,
      accepts_cookie: true,
      cookieConsentPreferences: preferences,
    });
    const later = { ...preferences, accepted_functional: false };
    await fetchOwnSession(answers({ ...member, cookieConsentPreferences: later }), bus, queryClient);
    expect(changes.at(-1)?.session.cookieConsentPreferences).toEqual(later);
    globalThis.consentAnswer = undefined;
  });

  it('reads the session again if an answer about cookies was stored meanwhile', async () => {
    const { bus, queryClient, changes } = setUp();
    const rejected = { cookie_consent_given: true, accepted_functional: false, accepted_advertising: false };
    const accepted = { ...rejected, accepted_functional: true, accepted_advertising: true };
    document.cookie = 'cookie_consent=accepted';
    const call = jest
      .fn<ReturnType<typeof answers>>()
      .mockImplementationOnce(async () => {
        document.cookie = 'cookie_consent=rejected';
        return { ok: true, data: { ...member, cookieConsentPreferences: accepted } };
      })
      .mockImplementation(answers({ ...member, cookieConsentPreferences: rejected }));
    await fetchOwnSession(call, bus, queryClient);
    expect(call).toHaveBeenCalledTimes(2);
    expect(changes.map(({ session }) => session.cookieConsentPreferences)).not.toContainEqual(accepted);
    expect(changes.at(-1)?.session.cookieConsentPreferences).toEqual(rejected);
    document.cookie = 'cookie_consent=; Max-Age=0';
  });

  it('returns an error for an invalid session', async () => {
    const { bus, queryClient, changes } = setUp();
    const wrong = { store_id: 1 } as SessionData;
    expect(await fetchOwnSession(answers(wrong), bus, queryClient)).toBe('error');
    expect(changes).toHaveLength(1);
  });

  it('keeps the guest’s session if the fetch fails', async () => {
    const { bus, queryClient, changes } = setUp();
    expect(await fetchOwnSession(failsWith('internal'), bus, queryClient)).toBe('error');
    expect(await fetchOwnSession(failsWith('network'), bus, queryClient)).toBe('offline');
    const gaveUp = () => Promise.reject(new DOMException('too long', 'TimeoutError'));
    expect(await fetchOwnSession(gaveUp, bus, queryClient)).toBe('offline');
    expect(changes).toHaveLength(1);
  });
});
