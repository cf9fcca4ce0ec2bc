import { endOfDayAfter, returnWindows } from './return-window.ts';

describe('endOfDayAfter', () => {
  it.each([
    ['2026-03-02T10:00:00Z', 14, 'Europe/London', '2026-03-17T00:00:00.000Z'],
    // 00:30 of the next day in Berlin.
    ['2026-03-02T23:30:00Z', 14, 'Europe/Berlin', '2026-03-17T23:00:00.000Z'],
    ['2026-03-20T10:00:00Z', 14, 'Europe/Berlin', '2026-04-03T22:00:00.000Z'],
    ['2026-10-20T10:00:00Z', 14, 'Europe/Copenhagen', '2026-11-03T23:00:00.000Z'],
  ])('of a delivery at %s is %d days later in %s at %s', (instant, days, timeZone, expected) => {
    expect(endOfDayAfter(new Date(instant), days, timeZone).toISOString()).toBe(expected);
  });
});

describe('returnWindows', () => {
  const delivered = {
    items: [{ qtyOrdered: 2, qtyCanceled: 1, qtyDelivered: 1 }],
    lastDelivery: new Date('2026-03-02T10:00:00Z'),
    store: { timeZone: 'Europe/London' },
    returnValidityDays: 10,
    now: new Date('2026-03-30T10:00:00Z'),
  };

  it('end after the days of the store, and for a withdrawal after no fewer than those of the law', () => {
    expect(returnWindows(delivered)).toEqual({
      returnsEnd: new Date('2026-03-13T00:00:00Z'),
      withdrawalEnd: new Date('2026-03-17T00:00:00Z'),
    });
    const longer = returnWindows({ ...delivered, returnValidityDays: 20 });
    expect(longer.withdrawalEnd).toEqual(longer.returnsEnd);
  });

  it('do not end while pieces are awaited', () => {
    const awaited = { ...delivered, items: [{ qtyOrdered: 2, qtyCanceled: 0, qtyDelivered: 1 }] };
    const { returnsEnd, withdrawalEnd } = returnWindows(awaited);
    expect(returnsEnd?.getTime()).toBeGreaterThan(delivered.now.getTime());
    expect(withdrawalEnd).toBeNull();
    expect(returnWindows({ ...awaited, lastDelivery: null })).toEqual({
      returnsEnd: null,
      withdrawalEnd: null,
    });
  });
});
