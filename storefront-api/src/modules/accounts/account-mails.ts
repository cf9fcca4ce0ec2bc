import type { Store } from 'shared-contracts/stores';
import { toStoreLocale } from 'shared-contracts/locales';
import type { Queryable } from '../../db/client.ts';
import { mailTtlMs, type MailKind, type MailPayloads } from '../mail/mail-kinds.ts';
import { mailedLinks, type LinkKind } from '../mail/mailed-links.ts';
import { queueMail, type Mail } from '../mail/outbox.ts';
import type { CustomerRow } from '../../visit/visit.ts';
import { createToken, hashToken } from '../auth/tokens.ts';
import { replaceTokens } from './repository.ts';

type Addressee = Pick<CustomerRow, 'id' | 'email' | 'firstname' | 'language'>;

type MaybeErased = Omit<Addressee, 'id'> & { id: number | null };

type NoticeKind = Exclude<MailKind, LinkKind>;

/**
 * Queues a mail with a link, which replaces earlier ones, to the address of `customer`: with `confirm-new-address` the new one. Only
 * the mail contains the token. `details` is what the text contains besides the name.
 */
export async function mailLink<Kind extends LinkKind>(
  tx: Queryable,
  kind: Kind,
  details: Omit<MailPayloads[Kind], 'firstname' | 'path'>,
  customer: Addressee,
  store: Pick<Store, 'id'>,
  now: Date,
): Promise<void> {
  const { purpose, path } = mailedLinks[kind];
  const token = createToken();
  const expiresAt = new Date(now.getTime() + mailTtlMs[kind]);
  const tokenHash = hashToken(token);
  const email = purpose === 'change-email' ? { email: customer.email } : {};
  await replaceTokens(tx, { customerId: customer.id, purpose, tokenHash, expiresAt, ...email });
  await queue(tx, kind, { ...details, path: path(customer.id, token) }, customer, store, now);
}

/**
 * Queues a mail in the customer's language. `details` is what the text contains besides the name. The id is null for an
 * account that does not exist any more.
 */
export function mailNotice<Kind extends NoticeKind>(
  tx: Queryable,
  kind: Kind,
  details: Omit<MailPayloads[Kind], 'firstname'>,
  customer: MaybeErased,
  store: Pick<Store, 'id'>,
  now: Date,
): Promise<void> {
  return queue(tx, kind, details, customer, store, now);
}

async function queue(
  tx: Queryable,
  kind: MailKind,
  details: object,
  { id: customerId, email, firstname, language }: MaybeErased,
  store: Pick<Store, 'id'>,
  now: Date,
): Promise<void> {
  const locale = toStoreLocale(language);
  const payload = { firstname, ...details };
  const mail = { kind, storeId: store.id, locale, recipient: email, customerId, payload } as Mail;
  await queueMail(tx, mail, now);
}
