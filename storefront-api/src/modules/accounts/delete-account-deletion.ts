import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { accountDeletions } from '../../db/schema/index.ts';
import { deleteTokens } from './repository.ts';

/** Deletes the row of an account deletion, if one was requested, and makes its mailed link void. */
export async function deleteAccountDeletion(tx: Queryable, customerId: number): Promise<void> {
  await tx.delete(accountDeletions).where(eq(accountDeletions.customerId, customerId));
  await deleteTokens(tx, customerId, 'cancel-account-deletion');
}
