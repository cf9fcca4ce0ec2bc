import { jest } from '@jest/globals';
import { sessionChanged } from 'shared-contracts/events/session';
import { guestSessionData, type SessionData } from 'shared-contracts/session';
import { defaultStore } from 'shared-contracts/stores';
import { createStubShop, memberSession } from 'shared-runtime/testing';
import { watchForSessionMismatch, type VisitorChannel } from './session-mismatch.ts';

const guest = guestSessionData(defaultStore);
const minute = 60_000;

function setUp(session: Partial<SessionData> = {}, { hasChannel = true } = {}) {
  const shop = createStubShop({ session });
  const broadcasts: unknown[] = [];
  let onMessage: (event: MessageEvent) => void = () => undefined;
  const channel: VisitorChannel = {
    postMessage: (message) => broadcasts.push(message),
    addEventListener: (_type, listener) => (onMessage = listener),
  };
  const tab = { visibilityState: 'visible', onVisibility: () => undefined as void };
  let now = 0;
  let answer: SessionData | null = { ...guest, ...session };
  const readSession = jest.fn(() => Promise.resolve(answer));
  const onMismatch = jest.fn();
  const { check } = watchForSessionMismatch({
    context: shop.context,
    channel: hasChannel ? channel : null,
    document: {
      get visibilityState() {
        return tab.visibilityState;
      },
      addEventListener: (_type: string, listener: () => void) => (tab.onVisibility = listener),
    } as unknown as Document,
    now: () => now,
    readSession,
    onMismatch,
  });
  return {
    shop,
    broadcasts,
    check,
    readSession,
    onMismatch,
    setSession: (id: number | null, rest: Partial<SessionData> = {}) => (answer = { ...guest, id, ...rest }),
    failSession: () => (answer = null),
    receive: async (data: unknown) => {
      onMessage({ data } as MessageEvent);
      await Promise.resolve();
    },
    hide: () => (tab.visibilityState = 'hidden'),
    show: async (after: number) => {
      now += after;
      tab.visibilityState = 'visible';
      tab.onVisibility();
      await Promise.resolve();
    },
  };
}

describe('watchForSessionMismatch', () => {
  it('broadcasts the visitor at the start, and on sign-in and sign-out', () => {
    const { shop, broadcasts } = setUp();
    shop.context.bus.publish(sessionChanged, {
      session: { ...guest, ...memberSession },
      reason: 'signed-in',
    });
    shop.context.bus.publish(sessionChanged, { session: guest, reason: 'signed-out' });
    expect(broadcasts).toEqual([{ visitor: null }, { visitor: memberSession.id }, { visitor: null }]);
  });

  it('checks when another tab broadcasts another visitor, and reports a mismatch', async () => {
    const { receive, setSession, onMismatch } = setUp();
    setSession(7);
    await receive({ visitor: 7 });
    expect(onMismatch.mock.calls).toEqual([['visitor 7']]);
  });

  it('does not trust a broadcast, which may be outdated', async () => {
    const { receive, onMismatch, readSession } = setUp();
    await receive({ visitor: 7 });
    expect(readSession).toHaveBeenCalledTimes(1);
    expect(onMismatch).not.toHaveBeenCalled();
  });

  it.each([{ visitor: null }, undefined, 'visitor', { else: 1 }])(
    'does not check for the broadcast %j',
    async (message) => {
      const { receive, readSession } = setUp();
      await receive(message);
      expect(readSession).not.toHaveBeenCalled();
    },
  );

  it('checks in a hidden tab once it becomes visible', async () => {
    const { hide, show, receive, setSession, readSession, onMismatch } = setUp(memberSession);
    hide();
    setSession(null);
    await receive({ visitor: null });
    expect(readSession).not.toHaveBeenCalled();
    await show(1);
    expect(onMismatch.mock.calls).toEqual([['visitor guest']]);
  });

  it('checks when the tab becomes visible after a while, and not every time', async () => {
    const { hide, show, readSession } = setUp({}, { hasChannel: false });
    for (const after of [minute, 3 * minute, minute, 2 * minute]) {
      hide();
      // oxlint-disable-next-line no-await-in-loop -- one check after another
      await show(after);
    }
    expect(readSession).toHaveBeenCalledTimes(1);
  });
});

describe('SessionMismatchWatcher.check', () => {
  it('reports another store', async () => {
    const { check, setSession, onMismatch } = setUp();
    setSession(null, { store_id: 13 });
    await check();
    expect(onMismatch.mock.calls).toEqual([['store 13']]);
  });

  it('reports nothing if the API does not answer', async () => {
    const { check, failSession, onMismatch } = setUp();
    failSession();
    expect(await check()).toBe(false);
    expect(onMismatch).not.toHaveBeenCalled();
  });

  it('ignores an answer after a sign-in in this tab', async () => {
    const { shop, check, onMismatch } = setUp();
    const pendingCheck = check();
    shop.context.bus.publish(sessionChanged, {
      session: { ...guest, ...memberSession },
      reason: 'signed-in',
    });
    expect(await pendingCheck).toBe(true);
    expect(onMismatch).not.toHaveBeenCalled();
  });
});
