import type { Checkout } from 'shared-contracts/api/checkout';
import { eq } from 'drizzle-orm';
import { storeLocales } from 'shared-contracts/locales';
import { customers, promotions, type Localised } from '../../db/schema/index.ts';
import { grantPoints } from '../../modules/points/points.ts';
import { call, type TestApi } from '../test-api.ts';
import { checkoutOf } from './checkouts.ts';

/** Applies a code or points to the basket of a member, and returns the checkout as the member then sees it. */
export async function applyDiscount(
  api: TestApi,
  cookie: string,
  type: 'promo' | 'points',
  info: string,
): Promise<Checkout> {
  const { version } = await checkoutOf(api, cookie);
  await call(api.app, 'basket-apply-discount', { store_id: 1, version, type, info }, { cookie });
  return checkoutOf(api, cookie);
}

/** Creates a promotion of seven percent by code. */
export async function insertCode({ database }: TestApi, code: string, maxUses: number | null = null) {
  const name = Object.fromEntries(storeLocales.map((locale) => [locale, code])) as Localised;
  const rules = { effect: { kind: 'percentage', percent: 7 } };
  await database.db.insert(promotions).values({ code, name, rules, maxUses });
}

export async function givePoints({ database, clock }: TestApi, email: string, points: number) {
  const { db } = database;
  const [member] = await db.select({ id: customers.id }).from(customers).where(eq(customers.email, email));
  const grant = { customerId: member?.id ?? 0, points, kind: 'credit' as const, now: clock.now };
  await db.transaction((tx) => grantPoints(tx, grant));
}
