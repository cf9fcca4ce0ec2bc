import type { Queryable } from '../db/client.ts';
import { customers } from '../db/schema/index.ts';
import { hashPassword } from '../modules/session/passwords.ts';

/** Shown in the project's README: the demo shop is meant to be tried. */
export const demoPassword = 'Powder-Day-24';

export const demoMembers = [
  { email: 'anna@example.com', firstname: 'Anna', lastname: 'Berg', gender: 2, loyaltyPoints: 500 },
  { email: 'ben@example.com', firstname: 'Ben', lastname: 'Archer', gender: 1, loyaltyPoints: 0 },
] as const;

export async function writeMembers(tx: Queryable, now: Date): Promise<void> {
  const passwordHash = await hashPassword(demoPassword);
  await tx.insert(customers).values(
    demoMembers.map((member) => ({
      ...member,
      websiteId: 1,
      passwordHash,
      countryId: 'GB',
      language: 'en_GB',
      isConfirmed: true,
      referralCode: member.firstname.toLowerCase(),
      createdAt: now,
    })),
  );
}
