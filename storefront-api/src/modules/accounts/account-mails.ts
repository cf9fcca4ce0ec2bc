import type { Store } from 'shared-contracts/stores';
import { toStoreLocale } from 'shared-contracts/locales';
import { paths } from 'shared-contracts/routes';
import type { Queryable } from '../../db/client.ts';
import { queueMail, type MailKind } from '../mail/outbox.ts';
import type { CustomerRow } from '../../visit/visit.ts';
import { createToken, hashToken } from '../auth/tokens.ts';
import { replaceTokens, type TokenPurpose } from './repository.ts';

type Addressee = Pick<CustomerRow, 'id' | 'email' | 'firstname' | 'language'>;

const minuteMs = 60 * 1000;

const links = {
  reset: { kind: 'reset-password', lifetimeMs: 60 * minuteMs, path: paths.resetPassword },
  'change-email': {
    kind: 'confirm-address',
    lifetimeMs: 24 * 60 * minuteMs,
    path: paths.confirmAccount,
  },
  confirm: { kind: 'confirm-address', lifetimeMs: 7 * 24 * 60 * minuteMs, path: paths.confirmAccount },
} as const satisfies Record<TokenPurpose, object>;

/**
 * Queues a mail with a link that works once, to the address of `customer`: with `change-email` the new one. Only the mail
 * contains the token.
 */
export async function mailLink(
  tx: Queryable,
  purpose: TokenPurpose,
  customer: Addressee,
  store: Store,
  now: Date,
): Promise<void> {
  const { kind, lifetimeMs, path } = links[purpose];
  const token = createToken();
  const expiresAt = new Date(now.getTime() + lifetimeMs);
  const tokenHash = hashToken(token);
  const email = purpose === 'change-email' ? { email: customer.email } : {};
  await replaceTokens(tx, { customerId: customer.id, purpose, tokenHash, expiresAt, ...email });
  await mailNotice(tx, kind, customer, store, now, { path: path(customer.id, token) });
}

/** Queues a mail in the customer's language. */
export function mailNotice(
  tx: Queryable,
  kind: MailKind,
  { email, firstname, language }: Addressee,
  store: Store,
  now: Date,
  payload: Record<string, string> = {},
): Promise<void> {
  const locale = toStoreLocale(language);
  return queueMail(
    tx,
    { kind, storeId: store.id, locale, recipient: email, payload: { firstname, ...payload } },
    now,
  );
}
