import { guestSessionData, noConsent } from '../session.ts';
import { defaultStore } from '../stores.ts';
import { events, type EventPayload, type EventType } from './index.ts';

const session = guestSessionData(defaultStore);
const total = { amount: 12_900, currency: 'GBP' };

/** One valid payload of each event: what a publisher of major 1 sends. */
const examples: { [Type in EventType]: EventPayload<Type> } = {
  'account:signed-in': { session, isNew: false },
  'account:signed-out': { session },
  'basket:changed': { version: 3, basketCount: 2, total },
  'basket:line-added': {
    productId: 101,
    name: 'Ridge 92',
    qty: 1,
    count: 2,
    price: total,
    specialPrice: total,
  },
  'consent:changed': { preferences: noConsent },
  'session:changed': { session, reason: 'signed-in' },
  'shell:navigated': { path: '/', pageType: 'home' },
  'shell:region-failed': { remote: 'mf-cms', version: '1.0.0', region: 'cms/page', phase: 'load' },
};
const rows = Object.entries(examples) as [EventType, object][];

describe('events', () => {
  it('each have an example here', () => {
    expect(Object.keys(examples).sort()).toEqual(Object.keys(events).sort());
  });

  it.each(rows)('%s takes its example', (type, payload) => {
    expect(events[type].payload.parse(payload)).toEqual(payload);
  });

  it.each(rows)('%s tolerates what a newer minor adds', (type, payload) => {
    expect(events[type].payload.safeParse({ ...payload, added_later: true }).success).toBe(true);
  });

  it.each(rows)('%s refuses a payload that lacks any of its fields', (type, payload) => {
    for (const field of Object.keys(payload)) {
      expect(events[type].payload.safeParse({ ...payload, [field]: undefined }).success).toBe(false);
    }
  });

  it.each(rows)('%s is named after its owner, in the past tense of a fact', (type) => {
    expect(type).toMatch(/^(account|basket|consent|session|shell):[a-z-]+ed(-in|-out)?$/);
  });

  it('withhold money as null and never as a bare number', () => {
    const { payload } = events['basket:changed'];
    expect(payload.safeParse({ ...examples['basket:changed'], total: null }).success).toBe(true);
    expect(payload.safeParse({ ...examples['basket:changed'], total: 129 }).success).toBe(false);
  });
});
