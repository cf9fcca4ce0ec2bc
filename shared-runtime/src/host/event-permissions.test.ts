import { basketChanged } from 'shared-contracts/events/basket';
import { createEventBus, type EventBusReport } from './event-bus.ts';

const payload = { version: 1, basketCount: 2, total: null };

/** Only mf-basket may publish, and only mf-search may read. */
function setUp() {
  const reports: EventBusReport[] = [];
  const hub = createEventBus(
    (report) => reports.push(report),
    () => 1,
    (source) => ({ mayPublish: () => source === 'mf-basket', mayRead: () => source === 'mf-search' }),
  );
  return {
    reports,
    basket: hub.as('mf-basket', '1.0.0'),
    search: hub.as('mf-search', '1.0.0'),
    cms: hub.as('mf-cms', '1.0.0'),
  };
}

describe('createEventBus with permissions', () => {
  it('rejects and reports an event that its publisher may not publish', () => {
    const { cms, search, reports } = setUp();
    const seen: unknown[] = [];
    search.subscribe(basketChanged, (each) => seen.push(each));
    cms.publish(basketChanged, payload);
    expect([seen, search.last(basketChanged)]).toEqual([[], undefined]);
    expect(reports).toEqual([
      expect.objectContaining({ source: 'mf-cms', reason: 'undeclared', detail: 'publish' }),
    ]);
  });

  it('gives no event to a subscriber that may not read it, and reports it once', () => {
    const { basket, cms, reports } = setUp();
    const seen: unknown[] = [];
    const unsubscribe = cms.subscribe(basketChanged, (each) => seen.push(each));
    basket.publish(basketChanged, payload);
    unsubscribe();
    expect([cms.last(basketChanged), cms.last(basketChanged), seen]).toEqual([undefined, undefined, []]);
    expect(reports).toEqual([
      expect.objectContaining({ source: 'mf-cms', reason: 'undeclared', detail: 'subscribe' }),
    ]);
  });

  it('does not let a definition without permission decide how an event is replayed', () => {
    const { basket, cms, search } = setUp();
    cms.subscribe({ ...basketChanged, replay: 'command' }, () => undefined);
    cms.publish({ ...basketChanged, replay: 'command' }, payload);
    basket.publish(basketChanged, payload);
    expect(search.last(basketChanged)).toEqual(payload);
  });
});
