import { eventExamples as examples } from './examples.ts';
import { events, type EventType } from './index.ts';

const rows = Object.entries(examples) as [EventType, object][];

describe('events', () => {
  it('each have an example', () => {
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
    expect(type).toMatch(/^(account|basket|consent|search|session|shell):[a-z-]+ed(-in|-out)?$/);
  });

  it('withhold money as null and never as a bare number', () => {
    const { payload } = events['basket:changed'];
    expect(payload.safeParse({ ...examples['basket:changed'], total: null }).success).toBe(true);
    expect(payload.safeParse({ ...examples['basket:changed'], total: 129 }).success).toBe(false);
  });
});
