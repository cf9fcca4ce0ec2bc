import { eventExamples } from './examples/index.ts';
import { parseEvent } from './parse-event.ts';
import { events } from './released.ts';
import { basketChanged } from './basket.ts';

const rows = eventExamples.map(({ event, payload }) => [event.type, event, payload] as const);

/** Events since publishers and subscribers bundle their definitions: the table of earlier releases has none of them. */
const newer = [
  'account:sign-in-locked',
  'account:updated',
  'account:address-saved',
  'account:address-selected',
];

describe('events', () => {
  it('have an example each', () => {
    expect(rows.map(([type]) => type).sort()).toEqual([...Object.keys(events), ...newer].sort());
  });

  it.each(rows)(
    '%s is well-formed, and in the released table under its type unless it is newer',
    (type, event) => {
      expect(parseEvent(event)).toMatchObject({ type, major: event.major, replay: event.replay });
      expect(events[type as keyof typeof events]).toBe(newer.includes(type) ? undefined : event);
    },
  );

  it.each(rows)('%s accepts its example', (_type, event, payload) => {
    expect(event.payload.parse(payload)).toEqual(payload);
  });

  it.each(rows)('%s accepts additional fields of a newer minor version', (_type, event, payload) => {
    expect(event.payload.safeParse({ ...(payload as object), added_later: true }).success).toBe(true);
  });

  it.each(rows)('%s rejects a payload without one of its fields', (_type, event, payload) => {
    for (const field of Object.keys(payload as object)) {
      expect(event.payload.safeParse({ ...(payload as object), [field]: undefined }).success).toBe(false);
    }
  });

  it.each(rows)('%s has the prefix of its owner and a verb in the past tense', (type) => {
    expect(type).toMatch(/^(account|basket|consent|search|session|shell):[a-z-]+ed(-in|-out)?$/);
  });

  it('have money that is null if withheld, and never a plain number', () => {
    const payload = { version: 3, basketCount: 2 };
    expect(basketChanged.payload.safeParse({ ...payload, total: null }).success).toBe(true);
    expect(basketChanged.payload.safeParse({ ...payload, total: 129 }).success).toBe(false);
  });
});
