import type { Sale } from 'shared-contracts/api/catalogue';
import type { Queryable } from '../../../db/client.ts';
import { toSale } from './sale-teaser.ts';
import type { Listings } from '../listing-index/catalogue-cache.ts';
import { findRunningSales, type SaleFront } from './sale-repository.ts';
import type { ShopFront } from '../context.ts';

/** The sales that run for this visitor, in the shop's order. */
export async function runningSales(db: Queryable, listings: Listings, front: ShopFront): Promise<Sale[]> {
  const [rows, { index }] = await Promise.all([findRunningSales(db, front), listings.current()]);
  return rows.map((row) => toSale(row, index, front));
}

/** Their addresses and when they began; what they look like is not asked for. */
export async function runningSaleAddresses(
  db: Queryable,
  front: SaleFront,
): Promise<{ path: string; since: Date }[]> {
  const rows = await findRunningSales(db, front);
  return rows.map(({ slug, startsAt }) => ({ path: `/event/${slug}`, since: startsAt }));
}
