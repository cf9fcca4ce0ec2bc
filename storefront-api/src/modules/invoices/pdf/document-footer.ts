import { contentWidth, page } from '../../documents/pdf-document.ts';
import { artifact } from '../../documents/structure.ts';
import { drawParagraphs, drawText, joinTexts } from '../../documents/text.ts';
import { bodyBottom, type PrintedDocument } from './printed-document.ts';

/**
 * Draws the facts of the seller that the law requires, and the number of the page, at the end of each page. Screen readers find
 * the seller once, and no page numbers.
 */
export function drawDocumentFooters({
  pdf,
  structure,
  decoration,
  look,
  content,
  text,
}: PrintedDocument): void {
  const { seller } = content;
  const { start, count } = pdf.bufferedPageRange();
  const style = { font: 'text', size: 7.5, color: look.mutedText } as const;
  const top = bodyBottom + 24;
  const pageWidth = 90;
  const width = contentWidth - pageWidth;
  const facts = [...seller.legalLines, text('vatId', { vatId: seller.vatId }), seller.email, seller.phone];
  const company = [seller.name, ...seller.address].join(', ');
  const lines = [company, ...joinTexts(pdf, facts, { ...style, width })];
  const repeated = artifact(pdf, 'Pagination');
  for (let index = start; index < start + count; index += 1) {
    pdf.switchToPage(index);
    decoration.mark(() => pdf.rect(page.margin, top - 8, contentWidth, 0.5).fill(look.border));
    const ofSeller = index === start ? structure : repeated;
    drawParagraphs(pdf, lines, { ...style, x: page.margin, y: top, width, structure: ofSeller });
    const number = text('page', { page: index - start + 1, pages: count });
    const right = { x: page.margin + contentWidth - pageWidth, width: pageWidth, align: 'right' } as const;
    drawText(pdf, number, { ...style, ...right, y: top, structure: repeated });
  }
}
