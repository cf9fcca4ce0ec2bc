import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import type { Holder } from '../../stock/holder.ts';

/** Namespaces of {@link lockCustomer} among the advisory locks of the database. */
const emailLocks = 731;
const holderLocks = 732;

/**
 * Locks the orders of an e-mail address, and then the holder of stock, until the transaction ends. What one customer may order
 * and hold in all is checked under these locks, because guests of two sessions share no row.
 */
export async function lockCustomer(
  tx: Queryable,
  email: string | null,
  { key, site }: Holder,
): Promise<void> {
  const locks = [
    ...(email === null ? [] : [sql`pg_advisory_xact_lock(${emailLocks}, hashtext(${email}))`]),
    sql`pg_advisory_xact_lock(${holderLocks}, hashtext(${key}))`,
    ...(site === null ? [] : [sql`pg_advisory_xact_lock(${holderLocks}, hashtext(${site}))`]),
  ];
  await tx.execute(sql`select ${sql.join(locks, sql`, `)}`);
}
