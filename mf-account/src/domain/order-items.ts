import type { ItemStatus } from 'shared-contracts/api/orders';

interface ItemWithStatuses {
  statuses: readonly { status: ItemStatus }[];
}

/** Returns whether pieces of an item are on the way: an item counts as shipped when any of its statuses is `Shipped`. */
export function isItemShipped({ statuses }: ItemWithStatuses): boolean {
  return statuses.some(({ status }) => status === 'Shipped');
}

interface Shipped {
  shipmentId: number;
}

export interface Shipment<Item, Pieces> {
  shipmentId: number;
  contents: readonly { item: Item; pieces: Pieces }[];
}

/** Returns the parcels that were sent, each with what is in it, the first one first. */
export function shipmentsOf<Pieces extends Shipped, Item extends { shippedItems: readonly Pieces[] }>(
  items: readonly Item[],
): Shipment<Item, Pieces>[] {
  const contents = items.flatMap((item) => item.shippedItems.map((pieces) => ({ item, pieces })));
  const byShipment = Map.groupBy(contents, ({ pieces }) => pieces.shipmentId);
  return [...byShipment]
    .toSorted(([one], [other]) => one - other)
    .map(([shipmentId, inside]) => ({ shipmentId, contents: inside }));
}

/** Returns the address if it is one of the web: it comes from the carrier. */
export function webAddress(url: string | null): string | null {
  return url !== null && /^https?:\/\//i.test(url) ? url : null;
}
