import { sessionChanged } from 'shared-contracts/events/session';
import { guestSessionData, type SessionData } from 'shared-contracts/session';
import { defaultStore } from 'shared-contracts/stores';
import { createStubShop, memberSession } from 'shared-runtime/testing';
import { discardOutdated } from './discard-outdated.ts';

const guest = guestSessionData(defaultStore);
const answer: Partial<SessionData> = {
  accepts_cookie: true,
  cookieConsentPreferences: {
    ...guest.cookieConsentPreferences,
    cookie_consent_given: true,
    accepted_functional: true,
  },
};

function setUp() {
  document.body.innerHTML = '<header></header><main></main>';
  const { bus } = createStubShop().context;
  const discarded: string[] = [];
  discardOutdated(bus, guest, {
    discardAll: () => discarded.push('all'),
    triggerOutside: ({ localName }) => discarded.push(`hydrated outside of ${localName}`),
  });
  discarded.length = 0; // of the stub's own session
  return { bus, discarded };
}

afterEach(() => document.body.replaceChildren());

describe('discardOutdated', () => {
  it.each([
    ['an answer about cookies', answer, 'refreshed', ['hydrated outside of header']],
    ['a sign-in', memberSession, 'signed-in', ['all']],
    ['a sign-in with an answer', { ...memberSession, ...answer }, 'signed-in', ['all']],
    ['another country of delivery', { delivery_country: 'IE' }, 'refreshed', ['all']],
    ['the start', {}, 'start', []],
  ] as const)('after %s', (_what, change, reason, expected) => {
    const { bus, discarded } = setUp();
    bus.publish(sessionChanged, { session: { ...guest, ...change }, reason });
    expect(discarded).toEqual(expected);
  });

  it('compares with the session before', () => {
    const { bus, discarded } = setUp();
    const member = { ...guest, ...memberSession };
    bus.publish(sessionChanged, { session: member, reason: 'signed-in' });
    bus.publish(sessionChanged, { session: { ...member, ...answer }, reason: 'refreshed' });
    expect(discarded).toEqual(['all', 'hydrated outside of header']);
  });
});
