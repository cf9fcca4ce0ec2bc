import { asc, eq } from 'drizzle-orm';
import { sessions, socialIdentities } from '../../db/schema/index.ts';
import type { PersonalData } from '../../personal-data.ts';
import { disconnectIdentities } from './social-identities.ts';

/** Where the member is and was signed in. */
export const sessionData: PersonalData = {
  name: 'sessions',
  tables: [sessions],
  async exportOf(db, customerId) {
    const rows = await db
      .select()
      .from(sessions)
      .where(eq(sessions.customerId, customerId))
      .orderBy(asc(sessions.createdAt));
    return rows.map(({ tokenHash: _secret, customerId: _id, ...session }) => session);
  },
  async eraseOf(tx, customerId) {
    await tx.delete(sessions).where(eq(sessions.customerId, customerId));
  },
};

/** Accounts of other services with which the member signs in. */
export const socialLoginData: PersonalData = {
  name: 'socialLogins',
  tables: [socialIdentities],
  async exportOf(db, customerId) {
    const rows = await db
      .select()
      .from(socialIdentities)
      .where(eq(socialIdentities.customerId, customerId))
      .orderBy(asc(socialIdentities.createdAt));
    return rows.map(({ customerId: _id, ...identity }) => identity);
  },
  eraseOf: disconnectIdentities,
};
