import { and, eq, like, or } from 'drizzle-orm';
import { basketLines, orderPayments, outbox, variants } from '../../db/schema/index.ts';
import type { PaymentStatus } from '../../modules/payments/payment-provider.ts';
import { createMember } from '../new-member.ts';
import { call, type TestApi } from '../test-api.ts';
import { completeCheckout, fillBasket, placing } from './checkouts.ts';
import type { FakeBehaviour } from './fake-payments.ts';
import type { ChangeTest } from './order-changes.ts';

let members = 0;

/** Places the order of a new member, whose payment has this behaviour. */
export async function beginPayment(api: ChangeTest, behaviour: FakeBehaviour) {
  const { db } = api.database;
  members += 1;
  const { cookie, email } = await createMember(api, `waiting-${members}@example.com`);
  const { data } = await fillBasket(api, cookie);
  const checkout = await completeCheckout(api, cookie);
  const line = await db.query.basketLines.findFirst({ where: eq(basketLines.id, data.added.cartItemId) });
  api.payments.behaviour = behaviour;
  const { data: placed } = await call(api.app, 'place-order', placing(checkout), { cookie });
  const isOfOrder = eq(orderPayments.orderId, placed.orderId);
  const attempt = await db.query.orderPayments.findFirst({ where: isOfOrder });
  const reference = attempt?.reference ?? '';
  return { cookie, email, placed, checkout, variantId: line?.variantId ?? 0, reference };
}

/** Sets the status of a payment at the provider, which sends no webhook. */
export function setAtProvider({ payments }: ChangeTest, reference: string, status: PaymentStatus): void {
  const payment = payments.payments.get(reference);
  if (payment !== undefined) payment.status = status;
}

export async function stockOf({ database }: TestApi, variantId: number): Promise<number> {
  const row = await database.db.query.variants.findFirst({ where: eq(variants.id, variantId) });
  return row?.stock ?? Number.NaN;
}

/** Returns the kinds of the mails about orders and payments, the first one first. */
export async function paymentMailKinds({ database }: TestApi, email: string): Promise<string[]> {
  const isOfPayment = or(like(outbox.kind, 'order-%'), like(outbox.kind, 'payment-%'));
  const mails = await database.db
    .select({ kind: outbox.kind })
    .from(outbox)
    .where(and(eq(outbox.recipient, email), isOfPayment))
    .orderBy(outbox.id);
  return mails.map(({ kind }) => kind);
}
