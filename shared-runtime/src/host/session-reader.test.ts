import { guestSessionData, toSession } from 'shared-contracts/session';
import { defaultStore } from 'shared-contracts/stores';
import { sessionChanged } from 'shared-contracts/events/session';
import { createEventBus } from './event-bus.ts';
import { createSessionReader } from './session-reader.ts';

const guest = guestSessionData(defaultStore);
const start = toSession(guest);

function setUp() {
  const bus = createEventBus(() => undefined, Date.now).as('shell', 'test');
  bus.publish(sessionChanged, { session: guest, reason: 'start' });
  return { bus, read: createSessionReader(bus, start) };
}

describe('createSessionReader', () => {
  it('returns the session of the start, as the same object, until it changes', () => {
    expect(setUp().read()).toBe(start);
  });

  it('returns the last announced session', () => {
    const { bus, read } = setUp();
    bus.publish(sessionChanged, { session: { ...guest, id: 7, name: 'Anna' }, reason: 'signed-in' });
    expect(read()).toMatchObject({ userId: 7, userName: 'Anna', isUserLoggedIn: true });
    expect(read()).toBe(read());
    bus.publish(sessionChanged, { session: guest, reason: 'signed-out' });
    expect(read().isUserLoggedIn).toBe(false);
  });

  it('is up to date for every other listener of the event', () => {
    const { bus, read } = setUp();
    const seen: (number | null)[] = [];
    bus.subscribe(sessionChanged, () => seen.push(read().userId));
    bus.publish(sessionChanged, { session: { ...guest, id: 7 }, reason: 'signed-in' });
    expect(seen).toEqual([null, 7]);
  });
});
