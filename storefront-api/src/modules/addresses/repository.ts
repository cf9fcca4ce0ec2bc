import type { InferSelectModel } from 'drizzle-orm';
import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { addresses } from '../../db/schema/index.ts';

export type AddressRow = InferSelectModel<typeof addresses>;
export type DefaultFlag = 'isDefaultBilling' | 'isDefaultShipping';

/** Returns default addresses first, then the others in order of creation. */
export function findAddresses(db: Queryable, customerId: number): Promise<AddressRow[]> {
  return db
    .select()
    .from(addresses)
    .where(eq(addresses.customerId, customerId))
    .orderBy(desc(addresses.isDefaultShipping), desc(addresses.isDefaultBilling), asc(addresses.id));
}

const isOwnAddress = (customerId: number, addressId: number) =>
  and(eq(addresses.customerId, customerId), eq(addresses.id, addressId));

/** Returns null also for an address of another customer. */
export async function findAddress(
  db: Queryable,
  customerId: number,
  addressId: number,
): Promise<AddressRow | null> {
  const rows = await db.select().from(addresses).where(isOwnAddress(customerId, addressId));
  return rows[0] ?? null;
}

export async function insertAddress(
  tx: Queryable,
  address: typeof addresses.$inferInsert,
): Promise<AddressRow> {
  const [row] = await tx.insert(addresses).values(address).returning();
  if (row === undefined) throw new Error('The insert of the address returned no row');
  return row;
}

export async function updateAddress(
  tx: Queryable,
  customerId: number,
  addressId: number,
  changes: Partial<typeof addresses.$inferInsert>,
): Promise<AddressRow | null> {
  const rows = await tx.update(addresses).set(changes).where(isOwnAddress(customerId, addressId)).returning();
  return rows[0] ?? null;
}

export async function deleteAddress(
  tx: Queryable,
  customerId: number,
  addressId: number,
): Promise<AddressRow | null> {
  const rows = await tx.delete(addresses).where(isOwnAddress(customerId, addressId)).returning();
  return rows[0] ?? null;
}

/** Removes the flag from all other addresses. */
export async function unsetOtherDefaults(
  tx: Queryable,
  { customerId, id }: Pick<AddressRow, 'customerId' | 'id'>,
  flag: DefaultFlag,
): Promise<void> {
  await tx
    .update(addresses)
    .set({ [flag]: false })
    .where(and(eq(addresses.customerId, customerId), eq(addresses[flag], true), ne(addresses.id, id)));
}

/** Makes the oldest address in one of the countries the default, if there is one. */
export async function promoteOldest(
  tx: Queryable,
  customerId: number,
  flag: DefaultFlag,
  countryIds: readonly string[],
): Promise<void> {
  const [oldest] = await tx
    .select({ id: addresses.id })
    .from(addresses)
    .where(and(eq(addresses.customerId, customerId), inArray(addresses.countryId, [...countryIds])))
    .orderBy(asc(addresses.id))
    .limit(1);
  if (oldest !== undefined) await updateAddress(tx, customerId, oldest.id, { [flag]: true });
}
