import type { Queryable } from '../../../db/client.ts';
import { ShopError } from '../../../shop-error.ts';
import { findCategory } from './repository.ts';

/** Throws `not_found` for an id that no category has. */
export async function requireCategory(db: Queryable, id: number): Promise<void> {
  if ((await findCategory(db, { id })) === null) throw new ShopError('not_found');
}
