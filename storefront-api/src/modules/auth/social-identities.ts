import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { customers, socialIdentities } from '../../db/schema/index.ts';
import { ShopError } from '../../shop-error.ts';
import type { CustomerRow } from '../../visit/visit.ts';

/** A person at the provider of a social login. */
export interface SocialIdentity {
  clientId: string;
  subject: string;
}

/** Returns the website's account that is connected with a person at the provider; null if there is none. */
export async function accountOfIdentity(
  db: Queryable,
  websiteId: number,
  identity: SocialIdentity,
): Promise<CustomerRow | null> {
  const rows = await db
    .select({ customer: customers })
    .from(socialIdentities)
    .innerJoin(customers, eq(customers.id, socialIdentities.customerId))
    .where(isIdentity(websiteId, identity));
  return rows[0]?.customer ?? null;
}

/**
 * Connects a person at the provider with an account, whose owner has just entered its password or created it. Returns
 * false if they are connected already. Throws `sign_in_expired` if the person is connected with another account.
 */
export async function connectIdentity(
  tx: Queryable,
  { id: customerId, websiteId }: Pick<CustomerRow, 'id' | 'websiteId'>,
  identity: SocialIdentity,
  now: Date,
): Promise<boolean> {
  const { clientId, subject } = identity;
  const inserted = await tx
    .insert(socialIdentities)
    .values({ websiteId, clientId, subject, customerId, createdAt: now })
    .onConflictDoNothing()
    .returning({ customerId: socialIdentities.customerId });
  const connected = await accountOfIdentity(tx, websiteId, identity);
  if (connected?.id !== customerId) throw new ShopError('sign_in_expired');
  return inserted.length === 1;
}

/** Disconnects an account from every provider, so that its password is the only way in. */
export async function disconnectIdentities(tx: Queryable, customerId: number): Promise<void> {
  await tx.delete(socialIdentities).where(eq(socialIdentities.customerId, customerId));
}

function isIdentity(websiteId: number, { clientId, subject }: SocialIdentity) {
  return and(
    eq(socialIdentities.websiteId, websiteId),
    eq(socialIdentities.clientId, clientId),
    eq(socialIdentities.subject, subject),
  );
}
