/** Seconds since 1970. */
export interface DeliveryPeriod {
  from: number;
  to: number;
}

interface AwaitedItem {
  estimatedDelivery: { start: number; end: number } | null;
}

/** Returns when the parcel of items arrives, by the estimate of its last item; null if nothing is to be delivered. */
export function periodOf(items: readonly AwaitedItem[]): DeliveryPeriod | null {
  const estimates = items.flatMap(({ estimatedDelivery }) => estimatedDelivery ?? []);
  if (estimates.length === 0) return null;
  return {
    from: Math.max(...estimates.map(({ start }) => start)),
    to: Math.max(...estimates.map(({ end }) => end)),
  };
}
