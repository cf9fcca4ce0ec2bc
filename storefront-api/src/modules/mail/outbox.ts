import { and, eq, gt } from 'drizzle-orm';
import type { StoreLocale } from 'shared-contracts/locales';
import type { Queryable } from '../../db/client.ts';
import { outbox } from '../../db/schema/index.ts';
import { mailLimits, type MailKind, type MailLimit, type MailPayloads } from './mail-kinds.ts';

/** A mail to one recipient. */
export type Mail = {
  [Kind in MailKind]: {
    kind: Kind;
    storeId: number;
    locale: StoreLocale;
    recipient: string;
    /** Whose mail it is; null for one about an account that does not exist any more. */
    customerId: number | null;
    payload: MailPayloads[Kind];
  };
}[MailKind];

/**
 * Queues a mail, unless the recipient has got as many of its kind as {@link mailLimits} allows, and resolves with whether
 * it did. Must be called in the transaction of the change that the mail reports, so that neither exists without the
 * other. Transactions at the same time do not see each other's mails: an address may get a few more then, at most one for
 * each connection.
 */
export async function queueMail(tx: Queryable, mail: Mail, now: Date): Promise<boolean> {
  const limit = mailLimits[mail.kind];
  if (limit !== undefined && (await countMails(tx, mail, limit, now)) >= limit.max) return false;
  await tx.insert(outbox).values({ ...mail, createdAt: now });
  return true;
}

function countMails(
  tx: Queryable,
  { kind, recipient }: Mail,
  { windowMs }: MailLimit,
  now: Date,
): Promise<number> {
  const since = new Date(now.getTime() - windowMs);
  const isSame = and(eq(outbox.recipient, recipient), eq(outbox.kind, kind), gt(outbox.createdAt, since));
  return tx.$count(outbox, isSame);
}
