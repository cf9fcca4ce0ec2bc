import type { StoreLocale } from 'shared-contracts/locales';
import type { Queryable } from '../../db/client.ts';
import { outbox } from '../../db/schema/index.ts';
import type { MailKind, MailPayloads } from './mail-kinds.ts';

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
 * Queues a mail. Must be called in the transaction of the change that the mail reports, so that neither exists without
 * the other.
 */
export async function queueMail(tx: Queryable, mail: Mail, now: Date): Promise<void> {
  await tx.insert(outbox).values({ ...mail, createdAt: now });
}
