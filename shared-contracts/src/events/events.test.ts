import { eventExamples as examples } from './examples.ts';
import { events, type EventType } from './index.ts';

const rows = Object.entries(examples) as [EventType, object][];

describe('events', () => {
  it('have an example each', () => {
    expect(Object.keys(examples).sort()).toEqual(Object.keys(events).sort());
  });

  it.each(rows)('%s accepts its example', (type, payload) => {
    expect(events[type].payload.parse(payload)).toEqual(payload);
  });

  it.each(rows)('%s accepts additional fields of a newer minor version', (type, payload) => {
    expect(events[type].payload.safeParse({ ...payload, added_later: true }).success).toBe(true);
  });

  it.each(rows)('%s rejects a payload without one of its fields', (type, payload) => {
    for (const field of Object.keys(payload)) {
      expect(events[type].payload.safeParse({ ...payload, [field]: undefined }).success).toBe(false);
    }
  });

  it.each(rows)('%s has the prefix of its owner and a verb in the past tense', (type) => {
    expect(type).toMatch(/^(account|basket|consent|search|session|shell):[a-z-]+ed(-in|-out)?$/);
  });

  it('have money that is null if withheld, and never a plain number', () => {
    const { payload } = events['basket:changed'];
    expect(payload.safeParse({ ...examples['basket:changed'], total: null }).success).toBe(true);
    expect(payload.safeParse({ ...examples['basket:changed'], total: 129 }).success).toBe(false);
  });
});
