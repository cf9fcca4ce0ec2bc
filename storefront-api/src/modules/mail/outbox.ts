import type { StoreLocale } from 'shared-contracts/locales';
import type { Queryable } from '../../db/client.ts';
import { outbox } from '../../db/schema/index.ts';

export type MailKind =
  'welcome' | 'confirm-address' | 'reset-password' | 'password-changed' | 'email-changed';

export interface Mail {
  kind: MailKind;
  storeId: number;
  locale: StoreLocale;
  recipient: string;
  payload: Record<string, string | number>;
}

/**
 * Queues a mail. Must be called in the transaction of the change that the mail reports, so that neither exists without
 * the other.
 */
export async function queueMail(tx: Queryable, mail: Mail, now: Date): Promise<void> {
  await tx.insert(outbox).values({ ...mail, createdAt: now });
}
