import * as fc from 'fast-check';
import { customers, pointEntries } from '../../db/schema/index.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { DatabaseClient } from '../../db/client.ts';
import { eq } from 'drizzle-orm';
import { balanceOf, type PointEntry } from './point-balance.ts';
import { grantPoints, pointBalance, releaseReserved, reservePoints, spendReserved } from './points.ts';

const now = new Date('2026-02-02T12:00:00Z');
const dayMs = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(now.getTime() + days * dayMs);

let nextId = 0;
function entry(points: number, change: Partial<PointEntry> = {}): PointEntry {
  nextId += 1;
  const base = { id: nextId, points, kind: 'credit', orderId: null, expiresAt: null } as const;
  return { ...base, createdAt: now, availableAt: now, ...change };
}

describe('balanceOf', () => {
  it('separates points that are available from those that are pending', () => {
    const entries = [entry(500), entry(300, { kind: 'earned', orderId: 1, availableAt: inDays(14) })];
    expect(balanceOf(entries, now)).toEqual({ available: 500, pending: 300, reserved: 0 });
    expect(balanceOf(entries, inDays(14))).toEqual({ available: 800, pending: 0, reserved: 0 });
  });

  it('corrects earned points of an order by those of goods that came back', () => {
    const earned = { kind: 'earned', orderId: 1, availableAt: inDays(14) } as const;
    const entries = [entry(300, earned), entry(-100, { ...earned, availableAt: now })];
    expect(balanceOf(entries, now)).toEqual({ available: 0, pending: 200, reserved: 0 });
  });

  it('spends the points first that expire first, and loses what was not spent in time', () => {
    const entries = [
      entry(100),
      entry(100, { expiresAt: inDays(10) }),
      entry(-60, { kind: 'spent', orderId: 1, createdAt: inDays(1) }),
    ];
    expect(balanceOf(entries, inDays(2)).available).toBe(140);
    expect(balanceOf(entries, inDays(10)).available).toBe(100);
    const second = entry(-60, { kind: 'spent', orderId: 2, createdAt: inDays(11) });
    expect(balanceOf([...entries, second], inDays(12)).available).toBe(40);
  });

  it('does not let reserved points expire while the payment is decided', () => {
    const reserved = { kind: 'reserved', orderId: 1 } as const;
    const entries = [
      entry(100, { expiresAt: inDays(1) }),
      entry(50),
      entry(-100, reserved),
      entry(100, { ...reserved, createdAt: inDays(2) }),
      entry(-100, { kind: 'spent', orderId: 1, createdAt: inDays(2) }),
    ];
    expect(balanceOf(entries, inDays(3))).toEqual({ available: 50, pending: 0, reserved: 0 });
  });

  it('is the sum of the ledger where nothing is pending or expires, and never negative', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 1_000 }), { maxLength: 20 });
    fc.assert(
      fc.property(amounts, amounts, (granted, spent) => {
        const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
        const entries = [
          ...granted.map((points) => entry(points)),
          ...spent.map((points, index) => entry(-points, { kind: 'spent', orderId: index + 1 })),
        ];
        expect(balanceOf(entries, now).available).toBe(Math.max(0, sum(granted) - sum(spent)));
      }),
    );
  });
});

describe('the ledger of a member', () => {
  let database: DatabaseClient;
  let customerId: number;
  beforeAll(async () => {
    database = await openTestDatabase();
    const ben = await database.db.query.customers.findFirst({
      where: eq(customers.email, 'ben@example.com'),
    });
    customerId = ben?.id ?? 0;
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.db.delete(pointEntries).where(eq(pointEntries.customerId, customerId));
    await grantPoints(database.db, { customerId, points: 500, kind: 'credit', now });
  });

  const balance = () => pointBalance(database.db, customerId, now);
  const reserve = (orderId: number, points: number) =>
    database.db.transaction((tx) => reservePoints(tx, { customerId, orderId, now, points }));

  it('begins with the points of the demo member', async () => {
    const anna = await database.db.query.customers.findFirst({
      where: eq(customers.email, 'anna@example.com'),
    });
    expect((await pointBalance(database.db, anna?.id ?? 0, new Date())).available).toBe(500);
  });

  it('reserves and then spends points, once', async () => {
    expect(await reserve(1, 300)).toBe('reserved');
    expect(await reserve(1, 300)).toBe('reserved');
    expect(await balance()).toEqual({ available: 200, pending: 0, reserved: 300 });
    const order = { customerId, orderId: 1, now };
    await spendReserved(database.db, order);
    await spendReserved(database.db, order);
    await releaseReserved(database.db, order);
    expect(await balance()).toEqual({ available: 200, pending: 0, reserved: 0 });
    expect(await reserve(1, 300)).toBe('reserved');
    expect((await balance()).available).toBe(200);
  });

  it('gives reserved points back, once', async () => {
    await reserve(1, 300);
    const order = { customerId, orderId: 1, now };
    await releaseReserved(database.db, order);
    await releaseReserved(database.db, order);
    await spendReserved(database.db, order);
    expect(await balance()).toEqual({ available: 500, pending: 0, reserved: 0 });
  });

  it('never reserves the same points for two orders', async () => {
    const outcomes = await Promise.all([1, 2, 3].map((orderId) => reserve(orderId, 300)));
    expect(outcomes.toSorted()).toEqual(['insufficient', 'insufficient', 'reserved']);
    expect(await balance()).toEqual({ available: 200, pending: 0, reserved: 300 });
  });
});
