import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../db/client.ts';
import { outbox } from '../db/schema/index.ts';
import { queueMail } from '../modules/mail/outbox.ts';
import type { OutboxRow } from '../modules/mail/repository.ts';

/** Queues a mail about a new password for each recipient. */
export async function queueMails(db: Queryable, recipients: readonly string[], now: Date): Promise<void> {
  for (const recipient of recipients) {
    // oxlint-disable-next-line no-await-in-loop -- in their order
    await queueMail(
      db,
      {
        kind: 'password-changed',
        storeId: 1,
        locale: 'en_GB',
        recipient,
        customerId: null,
        payload: { firstname: 'Annabel' },
      },
      now,
    );
  }
}

export function readOutbox(db: Queryable): Promise<OutboxRow[]> {
  return db.select().from(outbox).orderBy(asc(outbox.id));
}

export async function outboxRowOf(db: Queryable, recipient: string): Promise<OutboxRow | undefined> {
  return (await db.select().from(outbox).where(eq(outbox.recipient, recipient)))[0];
}
