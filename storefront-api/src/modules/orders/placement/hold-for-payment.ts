import type { Queryable } from '../../../db/client.ts';
import type { CheckoutShopper } from '../../checkout/shopper.ts';
import { holdStock, releaseHolds, type NeededStock } from '../../stock/holds.ts';
import { requireHoldable, type Holder } from '../../stock/holder.ts';
import { endOfSeries } from './hold-series.ts';
import { findAttempts, type OrderRow } from '../repository.ts';

const minuteMs = 60 * 1000;
const holdMs = 10 * minuteMs;

interface Holding {
  /** The order of the basket that a former payment has left. */
  existing: OrderRow | null;
  quoteId: number;
  holder: Holder;
  needed: NeededStock;
  shopper: Pick<CheckoutShopper, 'config' | 'limitFactor' | 'now'>;
}

/**
 * Holds the stock of a basket while it is paid, in place of what a former payment has held. The basket, the variants and
 * the holder must be locked. Throws `too_many_attempts` for a basket that has held stock for too long, and for a holder
 * with too many pieces.
 */
export async function holdForPayment(tx: Queryable, holding: Holding): Promise<void> {
  const { existing, quoteId, holder, needed, shopper } = holding;
  const { now, config, limitFactor } = shopper;
  const { orderLimits } = config;
  const attempts = existing === null ? [] : await findAttempts(tx, existing.id);
  const endsAt = endOfSeries(attempts, orderLimits, now);
  const pieces = [...needed.values()].reduce((sum, qty) => sum + qty, 0);
  const maxPieces = orderLimits.maxHeldPieces * limitFactor;
  await requireHoldable(tx, { holder, quoteId, pieces, maxPieces, now });
  if (existing !== null) await releaseHolds(tx, quoteId);
  await holdStock(tx, { quoteId, holder, needed, expiresAt: new Date(now.getTime() + holdMs), endsAt });
}
