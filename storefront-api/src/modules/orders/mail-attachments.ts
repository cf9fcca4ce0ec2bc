import type { Store } from 'shared-contracts/stores';
import type { StoreSettings } from '../stores/config/store-settings.ts';
import type { Queryable } from '../../db/client.ts';
import type { PdfFile } from '../documents/send-pdf.ts';
import { documentFile } from '../invoices/document-file.ts';
import { returnLabelFile } from './returns/return-label.ts';
import { attachedIds } from '../mail/mail-kinds.ts';

/** Returns the files that a payload names. They are drawn when the mail is sent, from what is stored. */
export async function mailAttachments(
  db: Queryable,
  payload: object,
  store: Store,
  config: StoreSettings,
): Promise<PdfFile[]> {
  const { documentId, labelId } = attachedIds.parse(payload);
  const document = documentId === undefined ? null : await documentFile(db, documentId);
  // A return that was decided otherwise since has no label any more.
  const label = labelId === undefined ? null : await returnLabelFile(db, labelId, store, config);
  return [document, label].filter((file) => file !== null);
}
