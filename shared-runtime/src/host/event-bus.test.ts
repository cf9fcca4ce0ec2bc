import { accountSignedOut } from 'shared-contracts/events/account';
import { basketChanged } from 'shared-contracts/events/basket';
import { shellPageViewed } from 'shared-contracts/events/shell';
import { guestSessionData } from 'shared-contracts/session';
import { defaultStore } from 'shared-contracts/stores';
import { createEventBus, type EventBusReport } from './event-bus.ts';

function setUp() {
  const reports: EventBusReport[] = [];
  const hub = createEventBus(
    (report) => reports.push(report),
    () => 1,
  );
  return { hub, reports };
}

const changed = { version: 1, basketCount: 2, total: null };

describe('createEventBus', () => {
  it('delivers to every subscriber until it unsubscribes', () => {
    const { hub } = setUp();
    const seen: number[] = [];
    const stop = hub.as('mf-search', '1.0.0').subscribe(basketChanged, ({ version }) => seen.push(version));
    hub.as('mf-basket', '1.0.0').publish(basketChanged, changed);
    stop();
    hub.as('mf-basket', '1.0.0').publish(basketChanged, { ...changed, version: 2 });
    expect(seen).toEqual([1]);
  });

  it('replays the last value of a state to a later subscriber', () => {
    const { hub } = setUp();
    const basket = hub.as('mf-basket', '1.0.0');
    basket.publish(basketChanged, changed);
    basket.publish(basketChanged, { ...changed, version: 2 });
    const seen: number[] = [];
    basket.subscribe(basketChanged, ({ version }) => seen.push(version));
    expect(seen).toEqual([2]);
    expect(basket.last(basketChanged)?.version).toBe(2);
  });

  it('replays the last 20 facts and no command', () => {
    const { hub } = setUp();
    const shell = hub.as('shell', '1.0.0');
    const viewed = { pageType: 'home', layoutType: 'Home', entityId: null, storeId: 1 };
    for (let page = 0; page < 25; page += 1) {
      shell.publish(shellPageViewed, { ...viewed, path: `/${page}` });
    }
    shell.publish(accountSignedOut, { session: guestSessionData(defaultStore) });
    const paths: string[] = [];
    let commands = 0;
    shell.subscribe(shellPageViewed, ({ path }) => paths.push(path));
    shell.subscribe(accountSignedOut, () => (commands += 1));
    expect(paths).toHaveLength(20);
    expect(paths.at(-1)).toBe('/24');
    expect(commands).toBe(0);
  });

  it('drops an invalid payload and reports its publisher', () => {
    const { hub, reports } = setUp();
    const seen: unknown[] = [];
    hub.as('mf-search', '1.0.0').subscribe(basketChanged, (payload) => seen.push(payload));
    hub.as('mf-basket', '9.9.9').publish(basketChanged, { version: 'two' } as never);
    expect(seen).toEqual([]);
    expect(reports).toEqual([
      expect.objectContaining({ source: 'mf-basket', sourceVersion: '9.9.9', reason: 'invalid-payload' }),
    ]);
  });

  it('calls the other listeners if one throws', () => {
    const { hub, reports } = setUp();
    const bus = hub.as('mf-basket', '1.0.0');
    const seen: number[] = [];
    bus.subscribe(basketChanged, () => {
      throw new Error('listener');
    });
    bus.subscribe(basketChanged, ({ version }) => seen.push(version));
    bus.publish(basketChanged, changed);
    expect(seen).toEqual([1]);
    expect(reports.map(({ reason }) => reason)).toEqual(['listener-threw']);
  });

  it('delivers an event once to a listener that subscribes during its delivery', () => {
    const { hub } = setUp();
    const bus = hub.as('mf-basket', '1.0.0');
    const seen: number[] = [];
    bus.subscribe(basketChanged, () => {
      bus.subscribe(basketChanged, ({ version }) => seen.push(version));
    });
    bus.publish(basketChanged, changed);
    expect(seen).toEqual([1]);
  });

  it('removes fields that are not in the contract', () => {
    const { hub } = setUp();
    const bus = hub.as('mf-basket', '1.0.0');
    bus.publish(basketChanged, { ...changed, surplus: true } as never);
    expect(bus.last(basketChanged)).toEqual(changed);
  });
});
