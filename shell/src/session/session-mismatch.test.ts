import { jest } from '@jest/globals';
import { guestSessionData, type SessionData } from 'shared-contracts/session';
import { defaultStore } from 'shared-contracts/stores';
import { createStubShop, memberSession } from 'shared-runtime/testing';
import { watchForSessionMismatch, type VisitorChannel } from './session-mismatch.ts';

const guest = guestSessionData(defaultStore);
const minute = 60_000;

function setUp(session: Partial<SessionData> = {}, { hasChannel = true } = {}) {
  const shop = createStubShop({ session });
  const said: unknown[] = [];
  let onMessage: (event: MessageEvent) => void = () => undefined;
  const channel: VisitorChannel = {
    postMessage: (message) => said.push(message),
    addEventListener: (_type, listener) => (onMessage = listener),
  };
  const tab = { visibilityState: 'visible', onVisibility: () => undefined as void };
  let now = 0;
  let answer: SessionData | null = { ...guest, ...session };
  const readSession = jest.fn(() => Promise.resolve(answer));
  const onMismatch = jest.fn();
  const { check } = watchForSessionMismatch({
    bus: shop.context.bus,
    storeId: defaultStore.id,
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
    said,
    check,
    readSession,
    onMismatch,
    isNow: (id: number | null, rest: Partial<SessionData> = {}) => (answer = { ...guest, id, ...rest }),
    cannotSay: () => (answer = null),
    hear: async (data: unknown) => {
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

describe('who the visitor is', () => {
  it('is told to other tabs when the tab begins, and at sign-in and sign-out', () => {
    const { shop, said } = setUp();
    shop.context.bus.publish('session:changed', {
      session: { ...guest, ...memberSession },
      reason: 'signed-in',
    });
    shop.context.bus.publish('session:changed', { session: guest, reason: 'signed-out' });
    expect(said).toEqual([{ visitor: null }, { visitor: memberSession.id }, { visitor: null }]);
  });

  it('is asked for when another tab knows somebody else, and it is so', async () => {
    const { hear, isNow, onMismatch } = setUp();
    isNow(7);
    await hear({ visitor: 7 });
    expect(onMismatch.mock.calls).toEqual([['visitor 7']]);
  });

  it('is not taken from another tab: that may be an old one', async () => {
    const { hear, onMismatch, readSession } = setUp();
    await hear({ visitor: 7 });
    expect(readSession).toHaveBeenCalledTimes(1);
    expect(onMismatch).not.toHaveBeenCalled();
  });

  it.each([{ visitor: null }, undefined, 'visitor', { else: 1 }])(
    'is not asked for where another tab says %j',
    async (message) => {
      const { hear, readSession } = setUp();
      await hear(message);
      expect(readSession).not.toHaveBeenCalled();
    },
  );

  it('is asked for by a hidden tab once it is shown', async () => {
    const { hide, show, hear, isNow, readSession, onMismatch } = setUp(memberSession);
    hide();
    isNow(null);
    await hear({ visitor: null });
    expect(readSession).not.toHaveBeenCalled();
    await show(1);
    expect(onMismatch.mock.calls).toEqual([['visitor guest']]);
  });

  it('is asked for when the tab is looked at again after a while, and not each time', async () => {
    const { hide, show, readSession } = setUp({}, { hasChannel: false });
    for (const after of [minute, 3 * minute, minute, 2 * minute]) {
      hide();
      // oxlint-disable-next-line no-await-in-loop -- one look after the other
      await show(after);
    }
    expect(readSession).toHaveBeenCalledTimes(1);
  });
});

describe('a look at the session', () => {
  it('finds another store', async () => {
    const { check, isNow, onMismatch } = setUp();
    isNow(null, { store_id: 13 });
    await check();
    expect(onMismatch.mock.calls).toEqual([['store 13']]);
  });

  it('finds nothing where nobody answers', async () => {
    const { check, cannotSay, onMismatch } = setUp();
    cannotSay();
    expect(await check()).toBe(false);
    expect(onMismatch).not.toHaveBeenCalled();
  });

  it('is about nobody any more who has signed in meanwhile', async () => {
    const { shop, check, onMismatch } = setUp();
    const looking = check();
    shop.context.bus.publish('session:changed', {
      session: { ...guest, ...memberSession },
      reason: 'signed-in',
    });
    expect(await looking).toBe(true);
    expect(onMismatch).not.toHaveBeenCalled();
  });
});
