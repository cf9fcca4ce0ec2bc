import type { FastifyBaseLogger } from 'fastify';
import { toLanguageTag } from 'shared-contracts/locales';
import type { Store } from 'shared-contracts/stores';
import type { StoreSettings } from '../stores/config/store-settings.ts';
import type { MailConfig } from '../../config.ts';
import type { Queryable } from '../../db/client.ts';
import { configOf } from '../stores/config/service.ts';
import { storeUrl } from '../stores/store-url.ts';
import type { OutgoingMail } from './delivery/smtp-sender.ts';
import { senderAddress } from './mail-config.ts';
import { isMailKind, mailPayloads } from './mail-kinds.ts';
import type { OutboxRow } from './repository.ts';
import { mailContent } from './templates/mail-content.ts';
import { renderHtml, renderText } from './templates/render-mail.ts';

/** Returns the files that the payload of a mail names. */
export type AttachmentsOf = (
  db: Queryable,
  payload: object,
  store: Store,
  config: StoreSettings,
) => Promise<OutgoingMail['attachments']>;

export interface ComposeContext {
  db: Queryable;
  log: FastifyBaseLogger;
  findStore: (id: number) => Store | undefined;
  config: Pick<MailConfig, 'from' | 'storeOrigin'>;
  attachmentsOf: AttachmentsOf;
}

/** Returns the complete mail of a row. Throws for a row that no release of the shop can send. */
export async function composeMail(row: OutboxRow, context: ComposeContext): Promise<OutgoingMail> {
  const { kind, locale, storeId, recipient, createdAt, messageId } = row;
  const store = context.findStore(storeId);
  if (store === undefined) throw new Error('Unknown store of a mail');
  if (!isMailKind(kind)) throw new Error('Unknown kind of mail');
  const payload = mailPayloads[kind].parse(row.payload);
  const config = await configOf(context.db, store, context.log);
  const content = mailContent({
    kind,
    payload,
    store,
    locale,
    config,
    occurredAt: createdAt,
    urlOf: (path) => storeUrl(context.config.storeOrigin, store, path),
  });
  const address = senderAddress(context.config, store);
  return {
    messageId: `<${messageId}@${address.slice(address.lastIndexOf('@') + 1)}>`,
    from: { name: config.shopName, address },
    replyTo: config.email,
    to: recipient,
    subject: content.subject,
    html: renderHtml(content, store.brand),
    text: renderText(content),
    languageTag: toLanguageTag(locale),
    date: createdAt,
    attachments: await context.attachmentsOf(context.db, payload, store, config),
  };
}
