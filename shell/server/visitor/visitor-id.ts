import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Returns the cookie's value: `<id>.<HMAC-SHA256, base64url>`. */
export function signVisitorId(id: string, key: KeyObject): string {
  return `${id}.${signatureOf(id, key)}`;
}

/** Returns the id of a cookie that was signed with this key; null for other values. */
export function readVisitorId(cookie: string | undefined, key: KeyObject): string | null {
  const [id = '', signature = '', ...rest] = (cookie ?? '').split('.');
  if (rest.length > 0 || !uuid.test(id)) return null;
  const [actual, expected] = [Buffer.from(signature), Buffer.from(signatureOf(id, key))];
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? id : null;
}

const signatureOf = (id: string, key: KeyObject) =>
  createHmac('sha256', key).update(`visitor\n${id}`).digest('base64url');
