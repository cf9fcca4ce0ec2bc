import type { LockedOrder } from '../changes/locked-order.ts';
import { updateReturn } from './repository.ts';

/** Records that everything of a return is refunded. Its order must be locked. */
export async function finishReturn(
  { tx, now }: Pick<LockedOrder, 'tx' | 'now'>,
  returnId: number,
): Promise<void> {
  await updateReturn(tx, returnId, { state: 'refunded', refundedAt: now, updatedAt: now });
}
