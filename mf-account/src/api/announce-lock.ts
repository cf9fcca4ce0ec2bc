import { accountSignInLocked } from 'shared-contracts/events/account';
import type { ApiError, ShopContext } from 'shared-runtime';

/** Publishes `account:sign-in-locked` for a call that was rejected with 429. */
export function announceLock(
  bus: ShopContext['bus'],
  action: 'sign-in' | 'join',
  { failure: { code, retryAfterSeconds } }: ApiError,
): void {
  if (code === 'too_many_attempts') bus.publish(accountSignInLocked, { action, retryAfterSeconds });
}
