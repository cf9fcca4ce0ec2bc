import type { Queryable } from '../../../db/client.ts';
import { ShopError } from '../../../shop-error.ts';
import type { Visit } from '../../../visit/visit.ts';
import { confirmIdentity } from '../../accounts/change-details.ts';
import { attemptContextOf } from '../../auth/attempts.ts';
import type { KnownDevices } from '../../auth/known-device.ts';
import { isIdentityConfirmed, recordIdentityConfirmation } from '../../auth/sessions.ts';
import { isOneClick } from '../../checkout/payment-methods.ts';
import type { CheckoutShopper } from '../../checkout/shopper.ts';
import { findKey } from './key-repository.ts';
import type { PlaceOrderInput } from './replayed-order.ts';
import { shopperOwnerKey } from './shopper-owner-key.ts';

type Payment = Pick<PlaceOrderInput, 'methodCode' | 'idempotencyKey'>;

/**
 * Throws `password_required` for a member who pays with a stored card and has neither signed in nor entered the password
 * within half an hour: a session that was left open must not be enough to buy.
 */
export async function requireConfirmedIdentity(
  db: Queryable,
  payment: Payment,
  visit: Visit,
  shopper: CheckoutShopper,
): Promise<void> {
  if (await needsPassword(db, payment, visit, shopper)) throw passwordRequired();
}

interface Caller {
  visit: Visit;
  shopper: CheckoutShopper;
  knownDevices: KnownDevices;
}

/**
 * Checks the password where {@link requireConfirmedIdentity} asks for it. Throws `password_required` without one,
 * `invalid_credentials`, and `too_many_attempts`, which counts failed sign-ins too.
 */
export async function confirmForPayment(
  db: Queryable,
  { password = '', ...payment }: Payment & { password: string | undefined },
  { visit, shopper, knownDevices }: Caller,
): Promise<void> {
  const { store, visitor, request, passwords, now } = visit;
  const { customer, session } = visitor;
  if (!(await needsPassword(db, payment, visit, shopper)) || customer === null || session === null) return;
  if (password === '') throw passwordRequired();
  const device = knownDevices.find(request, customer, now);
  await confirmIdentity(db, password, { ...attemptContextOf(visit), store, passwords, device, customer });
  await recordIdentityConfirmation(db, session.tokenHash, now);
}

const passwordRequired = () =>
  new ShopError('password_required', { fields: { current_password: 'required' } });

/** Guests have no stored cards. The repetition of a call that has begun an order only answers it again. */
async function needsPassword(
  db: Queryable,
  { methodCode, idempotencyKey: key }: Payment,
  { visitor: { customer, session }, now }: Visit,
  { owner }: CheckoutShopper,
): Promise<boolean> {
  if (!isOneClick(methodCode) || customer === null || session === null) return false;
  if (owner === null || isIdentityConfirmed(session, now)) return false;
  const claimed = await findKey(db, { key, owner: shopperOwnerKey(owner) });
  return claimed === null || claimed.orderId === null;
}
