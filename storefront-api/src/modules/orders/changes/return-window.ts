import { and, eq, isNotNull } from 'drizzle-orm';
import type { Store } from 'shared-contracts/stores';
import type { Queryable } from '../../../db/client.ts';
import { shipments } from '../../../db/schema/index.ts';
import { statutoryWithdrawalDays } from '../../stores/store-placeholders.ts';
import type { OrderItemRow } from '../repository.ts';

/** Returns the end of the day, in a time zone, that is some days after an instant. The day of the instant does not count. */
export function endOfDayAfter(instant: Date, days: number, timeZone: string): Date {
  const local = new Date(instant.getTime() + offsetMs(instant, timeZone));
  const midnight = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate() + days + 1);
  // The clock may change meanwhile.
  return new Date(midnight - offsetMs(new Date(midnight), timeZone));
}

/** Returns what the clocks of a time zone show less UTC. */
function offsetMs(instant: Date, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' });
  const name = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d+):(\d+)/.exec(name) ?? [];
  const minuteMs = 60_000;
  return (Number(hours) * 60 + Number(minutes)) * minuteMs * (sign === '-' ? -1 : 1);
}

export interface ReturnWindows {
  /** Ends of the windows; null: nothing was delivered. */
  returnsEnd: Date | null;
  /** Null: they have not begun, so the member may still withdraw. */
  withdrawalEnd: Date | null;
}

interface Delivered {
  items: readonly Pick<OrderItemRow, 'qtyOrdered' | 'qtyCanceled' | 'qtyDelivered'>[];
  lastDelivery: Date | null;
  store: Pick<Store, 'timeZone'>;
  returnValidityDays: number;
  now: Date;
}

/**
 * Returns when the windows of an order end. Both begin with the last delivery (2011/83/EU, article 9), so they do not end
 * while pieces are awaited.
 */
export function returnWindows(delivered: Delivered): ReturnWindows {
  const { items, lastDelivery, store, returnValidityDays, now } = delivered;
  const isAwaited = items.some((item) => item.qtyOrdered - item.qtyCanceled > item.qtyDelivered);
  const begin = isAwaited ? now : lastDelivery;
  return {
    returnsEnd:
      begin === null || lastDelivery === null
        ? null
        : endOfDayAfter(begin, returnValidityDays, store.timeZone),
    withdrawalEnd:
      isAwaited || lastDelivery === null ? null : lastReturn(lastDelivery, store, returnValidityDays),
  };
}

/**
 * Returns when nothing can be returned any more of an order that was delivered completely: the terms give the days of the
 * store, the law at least its own.
 */
export function lastReturn(
  lastDelivery: Date,
  { timeZone }: Pick<Store, 'timeZone'>,
  returnValidityDays: number,
): Date {
  return endOfDayAfter(lastDelivery, Math.max(returnValidityDays, statutoryWithdrawalDays), timeZone);
}

/** Resolves with null if nothing was delivered. */
export async function lastDeliveryOf(db: Queryable, orderId: number): Promise<Date | null> {
  const rows = await db
    .select({ deliveredAt: shipments.deliveredAt })
    .from(shipments)
    .where(and(eq(shipments.orderId, orderId), isNotNull(shipments.deliveredAt)));
  const times = rows.map(({ deliveredAt }) => deliveredAt?.getTime() ?? 0);
  return times.length === 0 ? null : new Date(Math.max(...times));
}
