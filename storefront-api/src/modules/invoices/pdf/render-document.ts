import { toLanguageTag } from 'shared-contracts/locales';
import { closePdf, openPdf } from '../../documents/pdf-document.ts';
import { documentTexts } from '../../documents/document-texts.ts';
import type { PdfFile } from '../../documents/send-pdf.ts';
import { documentContentSchema } from '../document-content.ts';
import type { InvoiceRow } from '../repository.ts';
import { drawDocumentFooters } from './document-footer.ts';
import { drawDocumentHeader } from './document-header.ts';
import { drawLineTable } from './line-table.ts';
import { printedDocument } from './printed-document.ts';
import { drawSums } from './sums.ts';

/** Returns an invoice or a credit note as PDF: the same bytes each time. */
export async function renderDocument({
  kind,
  content: stored,
  issuedAt,
}: Pick<InvoiceRow, 'kind' | 'content' | 'issuedAt'>): Promise<PdfFile> {
  const content = documentContentSchema.parse(stored);
  const { locale, shop, number, brand, seller } = content;
  const title = documentTexts(locale)(kind === 'invoice' ? 'invoice.title' : 'creditNote.title');
  const pdf = openPdf({
    title: `${title} ${number} – ${shop}`,
    languageTag: toLanguageTag(locale),
    author: seller.name,
    createdAt: issuedAt,
  });
  const document = printedDocument(pdf, kind, content);
  pdf.addPage();
  drawSums(document, drawLineTable(document, drawDocumentHeader(document)));
  drawDocumentFooters(document);
  return { name: `${brand}-${number}.pdf`, bytes: await closePdf(pdf) };
}
