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

/** Takes the transaction of what the mail tells of: neither is there without the other. */
export async function queueMail(tx: Queryable, mail: Mail, now: Date): Promise<void> {
  await tx.insert(outbox).values({ ...mail, createdAt: now });
}
