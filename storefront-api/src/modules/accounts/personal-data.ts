import { and, count, eq } from 'drizzle-orm';
import { customers, mailedTokens } from '../../db/schema/index.ts';
import type { PersonalData } from '../../personal-data.ts';
import { findCustomer, findPendingEmail } from './repository.ts';

/** The account itself, with the choices of newsletters, personalisation and cookies. */
export const accountData: PersonalData = {
  name: 'account',
  tables: [customers, mailedTokens],
  async exportOf(db, customerId) {
    const customer = await findCustomer(db, customerId);
    if (customer === null) return null;
    const { passwordHash: _secret, formerLoyaltyPoints: _former, ...account } = customer;
    return { ...account, pendingEmail: await findPendingEmail(db, customerId, new Date()) };
  },
  async eraseOf(tx, customerId) {
    await tx.delete(mailedTokens).where(eq(mailedTokens.customerId, customerId));
    await tx.delete(customers).where(eq(customers.id, customerId));
  },
};

/** Members who have joined with the code of this one. Their accounts name the code, and belong to them. */
export const referralData: PersonalData = {
  name: 'referrals',
  tables: [customers],
  async exportOf(db, customerId) {
    const customer = await findCustomer(db, customerId);
    if (customer === null) return null;
    const [row] = await db.select({ joined: count() }).from(customers).where(isReferredBy(customer));
    return { referralCode: customer.referralCode, membersJoined: row?.joined ?? 0 };
  },
  async eraseOf(tx, customerId) {
    const customer = await findCustomer(tx, customerId);
    if (customer !== null) await tx.update(customers).set({ referredBy: null }).where(isReferredBy(customer));
  },
};

function isReferredBy({ websiteId, referralCode }: { websiteId: number; referralCode: string }) {
  return and(eq(customers.websiteId, websiteId), eq(customers.referredBy, referralCode));
}
