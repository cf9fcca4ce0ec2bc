import { eq } from 'drizzle-orm';
import { outbox } from '../../db/schema/index.ts';
import { openEmptyDatabase } from '../../testing/test-database.ts';
import type { DatabaseClient } from '../../db/client.ts';
import { mailLimits, type MailKind } from './mail-kinds.ts';
import { queueMail, type Mail } from './outbox.ts';

const hourMs = 60 * 60 * 1000;
const now = new Date('2026-12-01T12:00:00Z');

let database: DatabaseClient;
beforeAll(async () => {
  database = await openEmptyDatabase();
});
beforeEach(() => database.db.delete(outbox));
afterAll(() => database.close());

function queue(kind: MailKind, recipient: string, time: Date): Promise<boolean> {
  const mail = { kind, storeId: 1, locale: 'en_GB', recipient, customerId: null, payload: {} } as unknown;
  return queueMail(database.db, mail as Mail, time);
}

const later = (ms: number) => new Date(now.getTime() + ms);
const count = (recipient: string) => database.db.$count(outbox, eq(outbox.recipient, recipient));

/** What a shopper can cause for an address that is not the own one. */
const limited: MailKind[] = [
  'payment-failed',
  'payment-expired',
  'order-received',
  'order-canceled',
  'order-address-changed',
  'order-return-requested',
  'order-return-canceled',
  'order-withdrawal',
];

describe('queueMail', () => {
  it.each(limited)('queues no more mails of the kind %s for an address than its limit', async (kind) => {
    const { max = 0, windowMs = 0 } = mailLimits[kind] ?? {};
    expect([max > 0, windowMs >= hourMs]).toEqual([true, true]);
    for (let mail = 0; mail < max + 3; mail += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one mail after the other
      const isQueued = await queue(kind, 'victim@example.com', later(mail));
      expect([mail, isQueued]).toEqual([mail, mail < max]);
    }
    expect(await count('victim@example.com')).toBe(max);
    await queue(kind, 'other@example.com', later(windowMs - 1));
    expect(await count('other@example.com')).toBe(1);
    await queue('order-dispatched', 'victim@example.com', later(windowMs - 1));
    expect(await count('victim@example.com')).toBe(max + 1);
    await queue(kind, 'victim@example.com', later(windowMs));
    expect(await count('victim@example.com')).toBe(max + 2);
  });

  it('has no limit for what operations cause', async () => {
    for (let parcel = 0; parcel < 30; parcel += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one mail after the other
      await queue('order-dispatched', 'customer@example.com', now);
    }
    expect(await count('customer@example.com')).toBe(30);
  });
});
