import { canReturnBecome, returnableQuantity } from 'shared-contracts/return-rules';
import type { OrderItemRow } from '../repository.ts';
import type { Return } from './repository.ts';

type PiecesOfItem = (item: OrderItemRow) => number;

/** Returns whether the pieces of a return are on their way, or not yet. */
export const isOpenReturn = ({ state }: Pick<Return, 'state'>): boolean =>
  state === 'requested' || state === 'approved';

function piecesInReturns(returns: readonly Return[], itemId: number): number {
  return returns
    .filter(isOpenReturn)
    .flatMap(({ items }) => items)
    .reduce((sum, { orderItemId, qty }) => sum + (orderItemId === itemId ? qty : 0), 0);
}

/** Returns a function that returns how many delivered pieces of an item may still be returned. */
export function returnablePieces(returns: readonly Return[]): PiecesOfItem {
  return (item) => returnableQuantity({ ...item, qtyInReturns: piecesInReturns(returns, item.id) });
}

/** The same for a withdrawal, which needs no delivery: pieces that were sent, also those of a return that is open. */
export function withdrawablePieces(returns: readonly Return[]): PiecesOfItem {
  const ofDelivered = returnablePieces(returns.filter(({ kind }) => kind === 'withdrawal'));
  return (item) => ofDelivered({ ...item, qtyDelivered: item.qtyShipped });
}

/** Returns whether the member may cancel a return. A withdrawal is a declaration that has taken effect. */
export const canCancel = ({ kind, state }: Pick<Return, 'kind' | 'state'>): boolean =>
  kind === 'return' && canReturnBecome(state, 'canceled');
