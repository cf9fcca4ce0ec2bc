import { stores } from 'shared-contracts/stores';
import type { InitialShop } from 'storefront-ports/initial-shop';
import type { Queryable } from '../db/client.ts';
import { addresses, customers, pointEntries } from '../db/schema/index.ts';
import { passwordHasher } from '../modules/auth/passwords.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Writes an account of each member on every website, so that each store can be tried with one address. */
export async function writeMembers(
  tx: Queryable,
  { members, password }: Pick<InitialShop, 'members' | 'password'>,
  now: Date,
): Promise<void> {
  if (members.length === 0) return;
  const passwordHash = await passwordHasher.hash(password);
  const websites = [...new Set(stores.map((store) => store.websiteId))];
  for (const websiteId of websites) {
    const rows = members.map(({ address: _address, joinedDaysAgo, loyaltyPoints: _points, ...member }) => ({
      ...member,
      websiteId,
      passwordHash,
      isConfirmed: true,
      referralCode: `${member.firstname.toLowerCase()}${websiteId === 1 ? '' : `-${websiteId}`}`,
      createdAt: new Date(now.getTime() - joinedDaysAgo * dayMs),
    }));
    // oxlint-disable-next-line no-await-in-loop -- one connection; ids in the seed's order
    const written = await tx
      .insert(customers)
      .values(rows)
      .returning({ id: customers.id, email: customers.email });
    const books = written.flatMap(({ id, email }) => {
      const member = members.find((each) => each.email === email);
      if (member === undefined) return [];
      const { firstname, lastname } = member;
      return [
        {
          ...member.address,
          customerId: id,
          firstname,
          lastname,
          isDefaultBilling: true,
          isDefaultShipping: true,
          createdAt: now,
          updatedAt: now,
        },
      ];
    });
    const points = written.flatMap(({ id, email }) => {
      const balance = members.find((each) => each.email === email)?.loyaltyPoints ?? 0;
      const kind = 'opening' as const;
      return balance === 0
        ? []
        : [{ customerId: id, points: balance, kind, createdAt: now, availableAt: now }];
    });
    // oxlint-disable no-await-in-loop -- needs the ids above
    await tx.insert(addresses).values(books);
    if (points.length > 0) await tx.insert(pointEntries).values(points);
    // oxlint-enable no-await-in-loop
  }
}
