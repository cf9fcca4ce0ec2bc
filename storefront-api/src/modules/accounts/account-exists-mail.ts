import type { Store } from 'shared-contracts/stores';
import type { Queryable } from '../../db/client.ts';
import type { CustomerRow } from '../../visit/visit.ts';
import { markUsedOnce } from '../auth/single-use.ts';
import { mailNotice } from './account-mails.ts';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Mails the owner of an account that its address was entered for another one. Once a day, because anyone can enter the
 * address.
 */
export async function mailAccountExists(
  tx: Queryable,
  owner: CustomerRow,
  store: Store,
  now: Date,
): Promise<void> {
  const use = {
    kind: 'account-exists mail',
    key: String(owner.id),
    expiresAt: new Date(now.getTime() + dayMs),
  } as const;
  if (await markUsedOnce(tx, use, now)) await mailNotice(tx, 'account-exists', {}, owner, store, now);
}
