import { defineEvent, type EventDefinition } from 'shared-contracts/events';
import { basketChanged } from 'shared-contracts/events/basket';
import * as z from 'shared-contracts/schema';
import { createEventBus, type EventBusReport } from './event-bus.ts';

/** An event of a remote that neither shell nor contracts know, as each bundle has its own copy. */
const redeemed = () =>
  defineEvent({
    type: 'gift-cards:redeemed',
    major: 1,
    replay: 'state',
    payload: z.object({ code: z.string() }),
  });
/** The same event with an optional field that was added later. */
const redeemedWithValue = defineEvent({
  ...redeemed(),
  payload: z.object({ code: z.string(), value: z.optional(z.int()) }),
});
const redeemedInTwo = defineEvent({
  ...redeemed(),
  major: 2,
  payload: z.object({ codes: z.array(z.string()) }),
});

function setUp() {
  const reports: EventBusReport[] = [];
  const hub = createEventBus(
    (report) => reports.push(report),
    () => 1,
  );
  const record = (event: EventDefinition, remote = 'mf-search') => {
    const seen: unknown[] = [];
    hub.as(remote, '2.0.0').subscribe(event, (payload) => seen.push(payload));
    return seen;
  };
  return { reports, record, gifts: hub.as('mf-gift-cards', '1.0.0'), search: hub.as('mf-search', '2.0.0') };
}

describe('createEventBus with definitions', () => {
  it('delivers an event of a seventh remote to another remote', () => {
    const { gifts, record, reports } = setUp();
    const seen = record(redeemed());
    gifts.publish(redeemed(), { code: 'A1' });
    expect(seen).toEqual([{ code: 'A1' }]);
    expect(record(redeemed())).toEqual([{ code: 'A1' }]);
    expect(reports).toEqual([]);
  });

  it('passes a new optional field to subscribers that know it, and hides it from the others', () => {
    const { gifts, record } = setUp();
    const [older, newer] = [record(redeemed()), record(redeemedWithValue)];
    gifts.publish(redeemedWithValue, { code: 'A1', value: 50 });
    expect(older).toEqual([{ code: 'A1' }]);
    expect(newer).toEqual([{ code: 'A1', value: 50 }]);
  });

  it('keeps majors apart, also what it retains', () => {
    const { gifts, record, search } = setUp();
    const [one, two] = [record(redeemed()), record(redeemedInTwo)];
    gifts.publish(redeemed(), { code: 'A1' });
    gifts.publish(redeemedInTwo, { codes: ['A1'] });
    expect([one, two]).toEqual([[{ code: 'A1' }], [{ codes: ['A1'] }]]);
    expect(search.last(redeemed())).toEqual({ code: 'A1' });
  });

  it('drops an event for the subscriber that cannot read it, and reports both', () => {
    const { gifts, record, reports, search } = setUp();
    const strict = defineEvent({ ...redeemed(), payload: z.object({ code: z.string(), shop: z.string() }) });
    const [unreadable, readable] = [record(strict), record(redeemed(), 'mf-cms')];
    gifts.publish(redeemed(), { code: 'A1' });
    expect([unreadable, readable]).toEqual([[], [{ code: 'A1' }]]);
    expect([search.last(strict), search.last(strict)]).toEqual([undefined, undefined]);
    expect(reports).toEqual([
      expect.objectContaining({
        type: 'gift-cards:redeemed',
        major: 1,
        source: 'mf-gift-cards',
        sourceVersion: '1.0.0',
        subscriber: { source: 'mf-search', sourceVersion: '2.0.0' },
        reason: 'unreadable-payload',
      }),
    ]);
  });

  it('returns the same last value again to the same definition', () => {
    const { gifts, search } = setUp();
    const mine = redeemed();
    gifts.publish(redeemed(), { code: 'A1' });
    expect(search.last(mine)).toBe(search.last(mine));
    expect(search.last(mine)).not.toBe(search.last(redeemed()));
    const before = search.last(mine);
    gifts.publish(redeemed(), { code: 'A1' });
    expect(search.last(mine)).not.toBe(before);
  });

  it('replays as the first definition says', () => {
    const { gifts, record } = setUp();
    record(redeemed());
    gifts.publish({ ...redeemed(), replay: 'command' }, { code: 'A1' });
    expect(record(redeemed())).toEqual([{ code: 'A1' }]);
  });
});

describe('createEventBus with definitions of a hostile remote', () => {
  it.each([
    ['no definition', undefined],
    ['another type format', { ...redeemed(), type: 'redeemed' }],
    ['another replay', { ...redeemed(), replay: 'always' }],
    ['__proto__ as its type', { ...redeemed(), type: '__proto__' }],
    ['no schema', { ...redeemed(), payload: null }],
  ])('throws for %s', (_case, definition) => {
    const { gifts } = setUp();
    expect(() => gifts.publish(definition as never, {} as never)).toThrow(TypeError);
    expect(() => gifts.subscribe(definition as never, () => undefined)).toThrow(TypeError);
    expect(() => gifts.last(definition as never)).toThrow(TypeError);
  });

  it('uses the type that it has validated', () => {
    const { gifts, record } = setUp();
    const seen = record(basketChanged);
    const types = ['gift-cards:redeemed', 'basket:changed', 'basket:changed'];
    const changing = {
      ...basketChanged,
      get type() {
        return types.shift() as 'basket:changed';
      },
    };
    gifts.publish(changing, { version: 1, basketCount: 2, total: null });
    gifts.publish(changing, { version: 1, basketCount: 2, total: null });
    expect(seen).toEqual([]);
  });

  it('does not let the schema of a subscriber change the payload of others', () => {
    const { gifts, record, search } = setUp();
    const shared = redeemed();
    const change = (payload: { code: string }) => {
      payload.code = 'changed';
      return { success: true, data: payload };
    };
    record({ ...shared, payload: { safeParse: change } as never }, 'mf-cms');
    const seen = record(shared);
    gifts.publish(shared, { code: 'A1' });
    expect([seen, search.last(shared)]).toEqual([[{ code: 'A1' }], { code: 'A1' }]);
  });

  it('contains a schema that throws, and a payload that throws when it is read', () => {
    const { gifts, record, reports } = setUp();
    const fail = () => {
      throw new Error('hostile');
    };
    const [seen] = [
      record(redeemed()),
      record({ ...redeemed(), payload: { safeParse: fail } as never }, 'mf-cms'),
    ];
    gifts.publish({ ...redeemed(), payload: { safeParse: fail } as never }, {} as never);
    const trap = Object.defineProperty({}, 'code', { get: fail, enumerable: true });
    const acceptsAll = { safeParse: () => ({ success: true, data: trap }) };
    gifts.publish({ ...redeemed(), payload: acceptsAll as never }, {} as never);
    gifts.publish(redeemed(), { code: 'A1' });
    expect(seen).toEqual([{ code: 'A1' }]);
    expect(reports.map(({ reason, subscriber }) => [reason, subscriber?.source])).toEqual([
      ['invalid-payload', undefined],
      ['unreadable-payload', 'mf-search'],
      ['unreadable-payload', 'mf-cms'],
      ['unreadable-payload', 'mf-cms'],
    ]);
  });
});

describe('createEventBus for releases that name events by type', () => {
  it('publishes and delivers with the definition of the shell', () => {
    const { gifts, search, record, reports } = setUp();
    const seen: unknown[] = [];
    search.subscribe('basket:changed' as never, (payload) => seen.push(payload));
    const others = record(basketChanged);
    const payload = { version: 1, basketCount: 2, total: null };
    gifts.publish('basket:changed' as never, { ...payload, surplus: true } as never);
    expect([seen, others]).toEqual([[payload], [payload]]);
    expect(search.last('basket:changed' as never)).toEqual(payload);
    gifts.publish('basket:changed' as never, {} as never);
    expect(reports.map(({ reason }) => reason)).toEqual(['invalid-payload']);
  });

  it.each(['search:exploded', 'constructor'])('reports the unknown type %s once per reader', (type) => {
    const { gifts, search, reports } = setUp();
    gifts.publish(type as never, {} as never);
    search.subscribe(type as never, () => undefined)();
    expect(search.last(type as never)).toBeUndefined();
    expect(reports.map(({ reason, source }) => [reason, source])).toEqual([
      ['unknown-type', 'mf-gift-cards'],
      ['unknown-type', 'mf-search'],
    ]);
  });
});
