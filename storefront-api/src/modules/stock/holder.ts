import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { limitedNetworks, siteLimitFactor } from 'shared-contracts/client-network';
import type { Queryable } from '../../db/client.ts';
import { prepared } from '../../db/prepared.ts';
import { stockHolds } from '../../db/schema/index.ts';
import { ShopError } from '../../shop-error.ts';

/** A holder of stock: a member, or all guests of one network. Hashes, because nothing needs to identify the holder. */
export interface Holder {
  key: string;
  /** Of an IPv6 network; null for anything else. */
  site: string | null;
}

/** @param address network address of the caller */
export function holderOf(customerId: number | null, address: string): Holder {
  if (customerId !== null) return { key: hashOf(`member ${customerId}`), site: null };
  const [network, site] = limitedNetworks(address);
  return { key: hashOf(network?.key ?? ''), site: site === undefined ? null : hashOf(site.key) };
}

const hashOf = (text: string): string => createHash('sha256').update(`stock-hold\n${text}`).digest('hex');

interface Holding {
  holder: Holder;
  /** The basket, whose own holds do not count. */
  quoteId: number;
  /** Pieces that the basket is about to hold. */
  pieces: number;
  /** Pieces that one holder may hold at once. */
  maxPieces: number;
  now: Date;
}

const heldPieces = prepared((db) => {
  const isOfHolder = sql`${stockHolds.holderKey} = ${sql.placeholder('key')}`;
  return db
    .select({
      ofHolder: sql<number>`coalesce(sum(${stockHolds.qty}) filter (where ${isOfHolder}), 0)::int`,
      all: sql<number>`coalesce(sum(${stockHolds.qty}), 0)::int`,
      expiresAt: sql<Date | null>`min(${stockHolds.expiresAt})`.mapWith(stockHolds.expiresAt),
    })
    .from(stockHolds)
    .where(
      sql`(${isOfHolder} or ${stockHolds.holderSite} = ${sql.placeholder('site')})
        and ${stockHolds.quoteId} <> ${sql.placeholder('quoteId')}
        and ${stockHolds.expiresAt} > ${sql.placeholder('now')}::timestamptz`,
    )
    .prepare('held_pieces');
});

/**
 * Throws `too_many_attempts` if a holder would hold more pieces than allowed. The holder must be locked, so that its
 * baskets are counted one after the other.
 */
export async function requireHoldable(tx: Queryable, holding: Holding): Promise<void> {
  const { holder, quoteId, pieces, maxPieces, now } = holding;
  const [held] = await heldPieces(tx).execute({ ...holder, quoteId, now: now.toISOString() });
  if (held === undefined) throw new Error('The sum of the holds has no row');
  const isTooMuch = held.ofHolder + pieces > maxPieces || held.all + pieces > maxPieces * siteLimitFactor;
  if (!isTooMuch) return;
  const waitMs = (held.expiresAt ?? now).getTime() - now.getTime();
  throw new ShopError('too_many_attempts', { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });
}
