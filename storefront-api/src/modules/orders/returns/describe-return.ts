import type { ResponseOf } from 'shared-contracts/api';
import { money } from 'shared-contracts/money';
import type { Queryable } from '../../../db/client.ts';
import { findEvents } from '../changes/order-events.ts';
import { findOperations } from '../changes/payment-operations.ts';
import type { OrderItemRow, OrderRow } from '../repository.ts';
import type { Return } from './repository.ts';
import { hasLabel } from './return-label.ts';
import { canCancel } from './returnable.ts';
import { returnStateLabel } from './state-labels.ts';

type Described = ResponseOf<'order-returns'>['returns'][number];

/** Returns returns of an order as `order-returns` answers them. */
export async function describeReturns(
  db: Queryable,
  returns: readonly Return[],
  order: OrderRow,
  items: readonly OrderItemRow[],
): Promise<Described[]> {
  if (returns.length === 0) return [];
  const refunded = await refundedAmounts(db, order.id);
  const itemOf = new Map(items.map((item) => [item.id, item]));
  return returns.map(({ id, code, kind, state, refund, createdAt, items: pieces }) => ({
    id,
    code,
    kind,
    state,
    stateLabel: returnStateLabel(kind, state, order.locale),
    refund,
    createdAt: createdAt.toISOString(),
    items: pieces.map(({ orderItemId, qty, qtyReceived, reason, comment }) => {
      return {
        id: orderItemId,
        name: itemOf.get(orderItemId)?.name ?? '',
        qty,
        qtyReceived,
        reason,
        comment,
      };
    }),
    refunded: money(refunded.get(id) ?? 0, order.currency),
    hasLabel: hasLabel({ state }),
    canCancel: canCancel({ kind, state }),
  }));
}

/** Returns minor units by the ids of returns, as money and as points. */
async function refundedAmounts(db: Queryable, orderId: number): Promise<Map<number, number>> {
  const operations = await findOperations(db, orderId);
  const events = await findEvents(db, orderId);
  const refunds = [
    ...operations.filter(({ kind, status }) => kind === 'refund' && status === 'done'),
    ...events
      .filter(({ action }) => action === 'credit')
      .map(({ payload }) => ({ returnId: Number(payload['returnId']), amount: Number(payload['amount']) })),
  ];
  const amounts = new Map<number, number>();
  for (const { returnId, amount } of refunds) {
    if (returnId !== null) amounts.set(returnId, (amounts.get(returnId) ?? 0) + amount);
  }
  return amounts;
}
