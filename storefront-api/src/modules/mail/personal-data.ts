import { and, asc, eq, gte, inArray, isNull, or } from 'drizzle-orm';
import { stores } from 'shared-contracts/stores';
import type { Queryable } from '../../db/client.ts';
import { customers, outbox } from '../../db/schema/index.ts';
import type { PersonalData } from '../../personal-data.ts';

/** Mails to the member, also to a former and to a pending address, as long as the outbox has them. */
export const mailData: PersonalData = {
  name: 'mails',
  tables: [outbox],
  async exportOf(db, customerId) {
    const isToMember = await mailsTo(db, customerId);
    if (isToMember === null) return [];
    // Without the payload: it contains the tokens of links until the mail is sent.
    return db
      .select({
        kind: outbox.kind,
        storeId: outbox.storeId,
        locale: outbox.locale,
        recipient: outbox.recipient,
        createdAt: outbox.createdAt,
        sentAt: outbox.sentAt,
      })
      .from(outbox)
      .where(isToMember)
      .orderBy(asc(outbox.id));
  },
  async eraseOf(tx, customerId) {
    const isToMember = await mailsTo(tx, customerId);
    if (isToMember !== null) await tx.delete(outbox).where(isToMember);
  },
};

/**
 * Mails without an account count by address. Another website may have an account with the same address, and so may
 * another member have had before.
 */
async function mailsTo(db: Queryable, customerId: number) {
  const [customer] = await db
    .select({ email: customers.email, websiteId: customers.websiteId, createdAt: customers.createdAt })
    .from(customers)
    .where(eq(customers.id, customerId));
  if (customer === undefined) return null;
  const { email, websiteId, createdAt } = customer;
  const storeIds = stores.filter((store) => store.websiteId === websiteId).map(({ id }) => id);
  const isToAddress = and(
    isNull(outbox.customerId),
    eq(outbox.recipient, email),
    inArray(outbox.storeId, storeIds),
    gte(outbox.createdAt, createdAt),
  );
  return or(eq(outbox.customerId, customerId), isToAddress);
}
