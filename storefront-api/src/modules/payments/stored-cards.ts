import { asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Queryable } from '../../db/client.ts';
import { storedCardErasures } from '../../db/schema/index.ts';
import type { PaymentProvider } from './payment-provider.ts';

const minuteMs = 60 * 1000;
const maxRetryDelayMs = 60 * minuteMs;
const membersAtOnce = 20;

/**
 * Notes that the provider has to delete the cards of a member. Called in the transaction that deletes the account, which
 * must not wait for the provider.
 */
export async function queueCardErasure(tx: Queryable, customerId: number): Promise<void> {
  await tx
    .insert(storedCardErasures)
    .values({ customerId, dueAt: sql`now()` })
    .onConflictDoNothing();
}

export interface CardErasureServices {
  provider: PaymentProvider;
  shopperReference: (customerId: number) => string;
  log: FastifyBaseLogger;
}

/**
 * Deletes the cards of deleted accounts at the provider. What fails is tried again later, ever less often, and is never
 * given up. Several processes may do so.
 */
export async function eraseStoredCards(
  db: Queryable,
  { provider, shopperReference, log }: CardErasureServices,
  now: Date,
): Promise<void> {
  // Without a provider nothing can be deleted; its cards wait until one is configured.
  if (provider.name === 'none') return;
  for (const { customerId, failures } of await claimErasures(db, now)) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- a provider that is slow must not get all calls at once
      await deleteCards(provider, shopperReference(customerId));
      // oxlint-disable-next-line no-await-in-loop -- likewise
      await db.delete(storedCardErasures).where(eq(storedCardErasures.customerId, customerId));
    } catch (error) {
      log.warn(
        { err: error, failures: failures + 1 },
        'stored cards could not be deleted; it is tried again',
      );
      const delayMs = Math.min(minuteMs * 2 ** failures, maxRetryDelayMs);
      const dueAt = new Date(now.getTime() + delayMs);
      // oxlint-disable-next-line no-await-in-loop -- likewise
      await db
        .update(storedCardErasures)
        .set({ failures: failures + 1, dueAt })
        .where(eq(storedCardErasures.customerId, customerId));
    }
  }
}

async function deleteCards(provider: PaymentProvider, shopperReference: string): Promise<void> {
  for (const { id } of await provider.listTokens(shopperReference)) {
    // oxlint-disable-next-line no-await-in-loop -- one card after the other
    await provider.deleteToken(shopperReference, id);
  }
}

/** Returns work that is due, and postpones it, so that other processes leave it alone and a crash does not lose it. */
function claimErasures(db: Queryable, now: Date) {
  const due = db
    .$with('due')
    .as(
      db
        .select({ customerId: storedCardErasures.customerId })
        .from(storedCardErasures)
        .where(lte(storedCardErasures.dueAt, now))
        .orderBy(asc(storedCardErasures.dueAt))
        .limit(membersAtOnce)
        .for('update', { skipLocked: true }),
    );
  return db
    .with(due)
    .update(storedCardErasures)
    .set({ dueAt: new Date(now.getTime() + minuteMs) })
    .where(inArray(storedCardErasures.customerId, db.select({ customerId: due.customerId }).from(due)))
    .returning();
}
