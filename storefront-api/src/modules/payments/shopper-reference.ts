import { createHmac } from 'node:crypto';

/** Returns the name of a member at payment providers. Without the shop's secret it cannot be traced to the member. */
export function shopperReferenceOf(secret: Buffer, customerId: number): string {
  return createHmac('sha256', secret).update(`payment-shopper:${customerId}`).digest('base64url');
}
