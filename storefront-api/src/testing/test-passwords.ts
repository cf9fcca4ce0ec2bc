import { demoPassword } from 'demo-shop/data/members';
import type { Queryable } from '../db/client.ts';
import { customers } from '../db/schema/index.ts';
import { createPasswordHasher } from '../modules/auth/passwords.ts';

/** argon2id like the shop's, but a hash takes less than a millisecond: the tests hash thousands of passwords. */
export const testPasswords = createPasswordHasher({ memoryCost: 64, timeCost: 1, parallelism: 1 });

/** Replaces the hashes of the members of the demo shop, whose cost is that of the shop. */
export async function writeTestHashes(db: Queryable): Promise<void> {
  await db.update(customers).set({ passwordHash: await testPasswords.hash(demoPassword) });
}
