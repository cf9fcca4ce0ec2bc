import type { Sale } from 'shared-contracts/api/catalogue';
import type { Queryable } from '../../db/client.ts';
import { toSale } from './cards.ts';
import { findRunningSales } from './sale-repository.ts';
import type { ShopFront } from './shelf.ts';

/** The sales that run for this visitor, in the shop's order. */
export async function runningSales(db: Queryable, front: ShopFront): Promise<Sale[]> {
  const rows = await findRunningSales(db, front);
  return rows.map((row) => toSale(row, front.shelf.locale, front.prices));
}
