import { eq } from 'drizzle-orm';
import { returns } from '../../../db/schema/index.ts';
import type { LockedOrder } from './locked-order.ts';

/** Records that everything of a return is refunded. Its order must be locked. */
export async function finishReturn(
  { tx, now }: Pick<LockedOrder, 'tx' | 'now'>,
  returnId: number,
): Promise<void> {
  const changes = { state: 'refunded', refundedAt: now, updatedAt: now } as const;
  await tx.update(returns).set(changes).where(eq(returns.id, returnId));
}
