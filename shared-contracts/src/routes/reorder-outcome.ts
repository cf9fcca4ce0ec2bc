import * as paths from './paths.ts';

/** Why an item of an earlier order was not added. */
export const reorderFailures = ['not_sold', 'sold_out', 'fitting_required', 'basket_full'] as const;

export type ReorderFailure = (typeof reorderFailures)[number];

/** What was put into the basket of an earlier order, and what was not. */
export interface ReorderOutcome {
  /** Pieces that were added. */
  added: number;
  /** Items of the order with the pieces that were not added. */
  missing: readonly { itemId: number; qty: number; reason: ReorderFailure }[];
}

/** Query parameters of {@link reorderedPath} besides `status`. */
export const reorderParameters = ['added', ...reorderFailures] as const;

/** More would exceed the length of a path that the shell redirects to. */
const maxMissing = 30;

/**
 * Returns the page of an order with the outcome, for a form without JavaScript: `added=3&sold_out=12.1-13.2` are three
 * pieces that were added, one of item 12 and two of item 13 that were not. Names stay out of the URL.
 */
export function reorderedPath(orderId: number, { added, missing }: ReorderOutcome): string {
  const query = new URLSearchParams({ status: 'reordered', added: `${added}` });
  const named = missing.slice(0, maxMissing);
  for (const failure of reorderFailures) {
    const items = named.filter(({ reason }) => reason === failure);
    if (items.length > 0) query.set(failure, items.map(({ itemId, qty }) => `${itemId}.${qty}`).join('-'));
  }
  return `${paths.orderView(orderId)}?${query}`;
}

/** Reads the outcome from the query of {@link reorderedPath}; null without one. URLs can be forged, so the rest is ignored. */
export function readReorderOutcome(search: Readonly<Record<string, string>>): ReorderOutcome | null {
  const added = search['added'] ?? '';
  if (search['status'] !== 'reordered' || !/^\d{1,4}$/.test(added)) return null;
  const missing = reorderFailures.flatMap((reason) =>
    [...(search[reason] ?? '').matchAll(/(?<=^|-)([1-9]\d{0,8})\.([1-9]\d{0,2})(?=-|$)/g)].map(
      ([, itemId, qty]) => ({ itemId: Number(itemId), qty: Number(qty), reason }),
    ),
  );
  return { added: Number(added), missing: missing.slice(0, maxMissing) };
}
