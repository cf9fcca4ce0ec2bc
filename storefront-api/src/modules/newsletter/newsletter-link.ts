import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** The account that a link belongs to. */
export interface Addressee {
  customerId: number;
  websiteId: number;
  /** Lower case. */
  email: string;
}

/** Query parameters of a newsletter link. */
export interface NewsletterLink {
  hashedEmail: string;
  hashedToken: string;
}

const tokenPattern = /^([1-9]\d{0,8})\.([\w-]{43})$/;

/**
 * Returns the link with which the reader of a mail sees and changes the subscription. It does not expire, because a
 * mail may be opened years later, but becomes invalid when the address changes. Nothing is stored: the token is an
 * HMAC. It contains the account's id, so that the customer is found by primary key.
 */
export function createNewsletterLink(
  secret: Buffer,
  { customerId, websiteId, email }: Addressee,
): NewsletterLink {
  const hashedEmail = hashEmail(email);
  return {
    hashedEmail,
    hashedToken: `${customerId}.${sign(secret, { customerId, websiteId, hashedEmail })}`,
  };
}

/**
 * Returns the id of the customer that the link was created for; null if its signature is not valid for this website.
 */
export function customerOfLink(
  secret: Buffer,
  websiteId: number,
  { hashedEmail, hashedToken }: NewsletterLink,
): number | null {
  const [, id = '', signature = ''] = tokenPattern.exec(hashedToken) ?? [];
  const customerId = Number(id);
  const expected = Buffer.from(sign(secret, { customerId, websiteId, hashedEmail }));
  const actual = Buffer.from(signature);
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return null;
  return customerId;
}

export function hashEmail(email: string): string {
  return createHash('sha256').update(email).digest('hex');
}

/** Signs the fields as a JSON array, so that different fields never have the same text. */
function sign(
  secret: Buffer,
  { customerId, websiteId, hashedEmail }: { customerId: number; websiteId: number; hashedEmail: string },
): string {
  const text = JSON.stringify(['newsletter', websiteId, customerId, hashedEmail]);
  return createHmac('sha256', secret).update(text).digest('base64url');
}
