import type { StoredConsent } from 'shared-contracts/consent/consent-cookie';
import { and, eq, gt } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { customers, mailedTokens, type TokenPurpose } from '../../db/schema/index.ts';
import type { CustomerRow } from '../../visit/visit.ts';

export type NewCustomer = typeof customers.$inferInsert;

/** Locks the row until the transaction ends, so that changes of one account are serialised. */
export async function lockCustomer(tx: Queryable, customerId: number): Promise<CustomerRow | null> {
  const rows = await tx.select().from(customers).where(eq(customers.id, customerId)).for('no key update');
  return rows[0] ?? null;
}

export async function findCustomer(db: Queryable, customerId: number): Promise<CustomerRow | null> {
  const rows = await db.select().from(customers).where(eq(customers.id, customerId));
  return rows[0] ?? null;
}

export async function findCustomerByEmail(
  db: Queryable,
  websiteId: number,
  email: string,
): Promise<CustomerRow | null> {
  const rows = await db
    .select()
    .from(customers)
    .where(and(eq(customers.websiteId, websiteId), eq(customers.email, email)));
  return rows[0] ?? null;
}

/** Returns whether a member of the website has this referral code. */
export async function hasReferralCode(db: Queryable, websiteId: number, code: string): Promise<boolean> {
  const rows = await db
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.websiteId, websiteId), eq(customers.referralCode, code)));
  return rows.length > 0;
}

/** Returns the account whose referral code a member has joined with; null without one. */
export async function findReferrerId(db: Queryable, customerId: number): Promise<number | null> {
  const member = await findCustomer(db, customerId);
  if (member === null || member.referredBy === null) return null;
  const isReferrer = and(
    eq(customers.websiteId, member.websiteId),
    eq(customers.referralCode, member.referredBy),
  );
  const [row] = await db.select({ id: customers.id }).from(customers).where(isReferrer);
  return row === undefined || row.id === customerId ? null : row.id;
}

/** Returns null if the website already has an account with this address. */
export async function insertCustomer(db: Queryable, customer: NewCustomer): Promise<CustomerRow | null> {
  const rows = await db
    .insert(customers)
    .values(customer)
    .onConflictDoNothing({ target: [customers.websiteId, customers.email] })
    .returning();
  return rows[0] ?? null;
}

export async function updateConsent(
  db: Queryable,
  customerId: number,
  stored: StoredConsent | null,
): Promise<void> {
  const consent = stored && { ...stored, cookie_consent_given: true };
  await db.update(customers).set({ consent }).where(eq(customers.id, customerId));
}

export async function updateCustomer(
  tx: Queryable,
  customerId: number,
  changes: Partial<typeof customers.$inferInsert>,
): Promise<void> {
  if (Object.values(changes).every((value) => value === undefined)) return;
  await tx.update(customers).set(changes).where(eq(customers.id, customerId));
}

interface MailedToken {
  customerId: number;
  purpose: TokenPurpose;
  tokenHash: string;
}

/** Stores a token and invalidates earlier tokens of the same purpose. */
export async function replaceTokens(
  tx: Queryable,
  token: MailedToken & { expiresAt: Date; email?: string },
): Promise<void> {
  await deleteTokens(tx, token.customerId, token.purpose);
  await tx.insert(mailedTokens).values(token);
}

/** Returns whether a token is valid, without using it up. */
export async function hasToken(db: Queryable, token: MailedToken, now: Date): Promise<boolean> {
  const rows = await db
    .select({ tokenHash: mailedTokens.tokenHash })
    .from(mailedTokens)
    .where(isValidToken(token, now));
  return rows.length === 1;
}

function isValidToken({ tokenHash, customerId, purpose }: MailedToken, now: Date) {
  return and(
    eq(mailedTokens.tokenHash, tokenHash),
    eq(mailedTokens.customerId, customerId),
    eq(mailedTokens.purpose, purpose),
    gt(mailedTokens.expiresAt, now),
  );
}

/** Deletes a valid token. Returns it to one of several concurrent callers only, and null to the others. */
export async function consumeToken(
  tx: Queryable,
  token: MailedToken,
  now: Date,
): Promise<{ email: string | null; expiresAt: Date } | null> {
  const rows = await tx
    .delete(mailedTokens)
    .where(isValidToken(token, now))
    .returning({ email: mailedTokens.email, expiresAt: mailedTokens.expiresAt });
  return rows[0] ?? null;
}

/** Returns the address that waits for its confirmation; null if none does. */
export async function findPendingEmail(db: Queryable, customerId: number, now: Date): Promise<string | null> {
  const rows = await db
    .select({ email: mailedTokens.email })
    .from(mailedTokens)
    .where(
      and(
        eq(mailedTokens.customerId, customerId),
        eq(mailedTokens.purpose, 'change-email'),
        gt(mailedTokens.expiresAt, now),
      ),
    );
  return rows[0]?.email ?? null;
}

/** Invalidates the links to a new address and those that cancel the change. */
export async function deleteEmailChange(tx: Queryable, customerId: number): Promise<void> {
  await deleteTokens(tx, customerId, 'change-email');
  await deleteTokens(tx, customerId, 'cancel-email-change');
}

export async function deleteTokens(tx: Queryable, customerId: number, purpose: TokenPurpose): Promise<void> {
  await tx
    .delete(mailedTokens)
    .where(and(eq(mailedTokens.customerId, customerId), eq(mailedTokens.purpose, purpose)));
}
