import { stores } from 'shared-contracts/stores';
import type { Queryable } from '../db/client.ts';
import { addresses, customers } from '../db/schema/index.ts';
import { hashPassword } from '../modules/auth/passwords.ts';
import { memberSeeds } from './members.ts';

/** Shown in the project's README: the demo shop is meant to be tried. */
export const demoPassword = 'Powder-Day-24';

const dayMs = 24 * 60 * 60 * 1000;

/** Every demo member has an account on every website, so that each store can be tried with one address. */
export async function writeMembers(tx: Queryable, now: Date): Promise<void> {
  const passwordHash = await hashPassword(demoPassword);
  const websites = [...new Set(stores.map((store) => store.websiteId))];
  for (const websiteId of websites) {
    const rows = memberSeeds.map(({ address: _address, joinedDaysAgo, ...member }) => ({
      ...member,
      websiteId,
      passwordHash,
      referralCode: `${member.firstname.toLowerCase()}${websiteId === 1 ? '' : `-${websiteId}`}`,
      createdAt: new Date(now.getTime() - joinedDaysAgo * dayMs),
    }));
    // oxlint-disable-next-line no-await-in-loop -- one connection; ids in the seed's order
    const written = await tx
      .insert(customers)
      .values(rows)
      .returning({ id: customers.id, email: customers.email });
    const books = written.flatMap(({ id, email }) => {
      const member = memberSeeds.find((each) => each.email === email);
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
    // oxlint-disable-next-line no-await-in-loop -- needs the ids above
    await tx.insert(addresses).values(books);
  }
}
