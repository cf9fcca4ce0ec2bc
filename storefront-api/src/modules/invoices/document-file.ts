import type { Queryable } from '../../db/client.ts';
import type { PdfFile } from '../documents/send-pdf.ts';
import { renderDocument } from './pdf/render-document.ts';
import { findDocument } from './repository.ts';

/** Returns the PDF of a document, for its own order's mail. Throws for an unknown one. */
export async function documentFile(db: Queryable, id: number): Promise<PdfFile> {
  const document = await findDocument(db, id);
  if (document === null) throw new Error('Unknown document of a mail');
  return renderDocument(document);
}
