import { createHmac, timingSafeEqual } from 'node:crypto';

/** Time to choose the items and to decide. */
const ttlMs = 30 * 60_000;

const tokenPattern = /^([1-9]\d{0,9})\.(\d{13})\.([\w-]{43})$/;

export interface LookupTokens {
  /** Returns a token that proves for half an hour that the order was named with its address. */
  create: (orderId: number, now: Date) => string;
  /** Returns the id of the order; null for a forged or expired token. */
  read: (token: string, now: Date) => number | null;
}

/** Nothing is stored: a token is signed with the secret of the shop's links. */
export function createLookupTokens(secret: Buffer): LookupTokens {
  const sign = (orderId: number, expiresAt: number): string =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['order-lookup', orderId, expiresAt]))
      .digest('base64url');
  return {
    create(orderId, now) {
      const expiresAt = now.getTime() + ttlMs;
      return `${orderId}.${expiresAt}.${sign(orderId, expiresAt)}`;
    },
    read(token, now) {
      const [, id = '', time = '', signature = ''] = tokenPattern.exec(token) ?? [];
      const expected = Buffer.from(sign(Number(id), Number(time)));
      const actual = Buffer.from(signature);
      if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return null;
      return Number(time) > now.getTime() ? Number(id) : null;
    },
  };
}
