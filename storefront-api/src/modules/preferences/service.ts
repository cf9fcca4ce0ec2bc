import type { ResponseOf } from 'shared-contracts/api';
import type { Queryable } from '../../db/client.ts';
import { ShopError } from '../../shop-error.ts';
import { lockAccount } from '../accounts/service.ts';
import {
  deleteViewed,
  findBrands,
  findInterests,
  replaceInterests,
  updatePersonalisation,
  type PersonalisationRestrictions,
} from './repository.ts';

/** Stores what may be used of what a member does. Without permission for the site, the products viewed are deleted. */
export async function restrictPersonalisation(
  db: Queryable,
  customerId: number,
  restrictions: PersonalisationRestrictions,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockExisting(tx, customerId);
    await updatePersonalisation(tx, customerId, restrictions);
    if (restrictions.restrictSitePersonalisation) await deleteViewed(tx, customerId);
  });
}

/** Throws `authentication_required` for an account that has been deleted since its session was read. */
async function lockExisting(tx: Queryable, customerId: number): Promise<void> {
  if ((await lockAccount(tx, customerId)) === null) throw new ShopError('authentication_required');
}

/** Returns every brand by name, and whether the member follows it. */
export async function brandList(db: Queryable, customerId: number): Promise<ResponseOf<'brand-interests'>> {
  const [brands, interests] = await Promise.all([findBrands(db), findInterests(db, customerId)]);
  const followed = new Set(interests);
  return { brands: brands.map((brand) => ({ ...brand, isFollowed: followed.has(brand.id) })) };
}

/** Replaces the brands that a member follows. */
export async function followBrands(
  db: Queryable,
  customerId: number,
  brands: Readonly<Record<string, boolean>>,
): Promise<void> {
  const ids = Object.entries(brands).flatMap(([id, isFollowed]) => (isFollowed ? [Number(id)] : []));
  await db.transaction(async (tx) => {
    // Two tabs at once: the later one wins as a whole.
    await lockExisting(tx, customerId);
    await replaceInterests(tx, customerId, ids);
  });
}
