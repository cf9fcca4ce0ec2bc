import type { Sale } from 'shared-contracts/api/catalogue';
import type { Queryable } from '../../../db/client.ts';
import type { Localised } from '../../../db/schema/index.ts';
import { toSale } from './sale-teaser.ts';
import type { CatalogueCache } from '../listing-index/catalogue-cache.ts';
import { findRunningSales, type SaleContext } from './sale-repository.ts';
import type { CatalogueContext } from '../context.ts';

/** Returns the sales that run for this visitor, in display order. */
export async function runningSales(
  db: Queryable,
  cache: CatalogueCache,
  context: CatalogueContext,
): Promise<Sale[]> {
  const [rows, { index }] = await Promise.all([findRunningSales(db, context), cache.current()]);
  return rows.map((row) => toSale(row, index, context));
}

export interface SaleLink {
  id: number;
  title: Localised;
  path: string;
  endsAt: Date;
}

/** Returns what links to the running sales need, in display order. */
export async function runningSaleLinks(db: Queryable, context: SaleContext): Promise<SaleLink[]> {
  const rows = await findRunningSales(db, context);
  return rows.map(({ id, title, slug, endsAt }) => ({ id, title, path: `/event/${slug}`, endsAt }));
}

/** Returns only the paths and start dates of running sales. */
export async function runningSaleAddresses(
  db: Queryable,
  context: SaleContext,
): Promise<{ path: string; since: Date }[]> {
  const rows = await findRunningSales(db, context);
  return rows.map(({ slug, startsAt }) => ({ path: `/event/${slug}`, since: startsAt }));
}
