import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Whose link it is. */
export interface Addressee {
  customerId: number;
  websiteId: number;
  /** Lower case. */
  email: string;
}

/** What a mailed link carries in its query. */
export interface MailLink {
  hashedEmail: string;
  hashedToken: string;
}

const tokenPattern = /^([1-9]\d{0,8})\.([\w-]{43})$/;

/**
 * The link by which whoever reads an address' mail sees and changes what it is sent. It does not end, because a mail may
 * be opened years later; it dies with the address. Nothing of it is stored: the token is made from a secret of the server,
 * and the account's id stands in it so that a customer is looked up by key.
 */
export function createMailLink(secret: Buffer, { customerId, websiteId, email }: Addressee): MailLink {
  const hashedEmail = hashEmail(email);
  return {
    hashedEmail,
    hashedToken: `${customerId}.${sign(secret, { customerId, websiteId, hashedEmail })}`,
  };
}

/** The customer that the link was made for; null for a link that this server did not make for this website. */
export function customerOfLink(
  secret: Buffer,
  websiteId: number,
  { hashedEmail, hashedToken }: MailLink,
): number | null {
  const [, id = '', signature = ''] = tokenPattern.exec(hashedToken) ?? [];
  const customerId = Number(id);
  const expected = Buffer.from(sign(secret, { customerId, websiteId, hashedEmail }));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return customerId;
}

export function hashEmail(email: string): string {
  return createHash('sha256').update(email).digest('hex');
}

/** Each field has its place, so that no two links are signed alike. */
function sign(
  secret: Buffer,
  { customerId, websiteId, hashedEmail }: { customerId: number; websiteId: number; hashedEmail: string },
): string {
  const text = JSON.stringify(['newsletter', websiteId, customerId, hashedEmail]);
  return createHmac('sha256', secret).update(text).digest('base64url');
}
