import type { Queryable } from '../../db/client.ts';
import { deleteTokens } from '../accounts/mailed-tokens.ts';
import { deleteDeletion } from './repository.ts';

/** Ends the deletion of an account, if one was requested, and makes its mailed link void. */
export async function keepAccount(tx: Queryable, customerId: number): Promise<void> {
  await deleteDeletion(tx, customerId);
  await deleteTokens(tx, customerId, 'cancel-account-deletion');
}
