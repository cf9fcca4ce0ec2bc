import { contentWidth, page } from '../../documents/pdf-document.ts';
import { artifact, type Structure } from '../../documents/structure.ts';
import { drawParagraphs, drawText, lineHeight, wrapText } from '../../documents/text.ts';
import type { PrintedDocument } from './printed-document.ts';

const columnGap = 20;
const columnWidth = (contentWidth - 2 * columnGap) / 3;
const leftOf = (column: number) => page.margin + column * (columnWidth + columnGap);

/** Draws the head of the first page, and returns the y below it. */
export function drawDocumentHeader(document: PrintedDocument): number {
  const { kind, text } = document;
  const title = text(kind === 'invoice' ? 'invoice.title' : 'creditNote.title');
  return drawFacts(document, drawParties(document, drawBrandLine(document, title, document.structure)));
}

/** Draws the head of a page that continues the document, which screen readers skip, and returns the y below it. */
export function drawContinuedHeader(document: PrintedDocument): number {
  return drawBrandLine(document, document.content.number, artifact(document.pdf, 'Pagination'));
}

function drawBrandLine(
  { pdf, decoration, content, look }: PrintedDocument,
  title: string,
  structure: Structure,
): number {
  const { margin } = page;
  const brand = { font: 'heading', size: 26, color: look.text } as const;
  const half = contentWidth / 2;
  const left = { x: margin, y: margin - 8, width: half, structure: structure.add('P') };
  drawText(pdf, content.shop.toUpperCase(), { ...brand, ...left });
  const right = { ...brand, size: 20, x: margin + half, y: margin - 2, width: half, align: 'right' } as const;
  drawText(pdf, title, { ...right, structure: structure.add('H1') });
  const ruleY = margin + 32;
  decoration.mark(() => {
    pdf.rect(margin, ruleY, contentWidth, 1).fill(look.border);
    pdf.rect(margin, ruleY - 1, 64, 3).fill(look.accent);
  });
  return ruleY + 22;
}

/** Buyer, recipient and seller beside each other. */
function drawParties({ pdf, structure, content, look, text }: PrintedDocument, y: number): number {
  const { buyer, recipient, seller } = content;
  const parties = [
    { heading: text('buyer'), lines: buyer },
    { heading: text('recipient'), lines: recipient },
    { heading: seller.name, lines: [...seller.address, text('vatId', { vatId: seller.vatId })] },
  ];
  const style = { font: 'text', size: 9.5, color: look.text } as const;
  const bottoms = parties.map(({ heading, lines }, column) => {
    const box = { x: leftOf(column), width: columnWidth };
    const head = { ...box, font: 'bold', size: 8, color: look.mutedText, y } as const;
    const party = structure.add('Sect');
    const top = drawText(pdf, heading, { ...head, structure: party.add('H2') }) + 2;
    const address = { ...style, ...box, y: top, maxLines: maxLinesOfAddressLine, structure: party };
    return drawParagraphs(pdf, lines, address);
  });
  return Math.max(...bottoms) + 18;
}

/** Names have no limit that an address window would respect. */
const maxLinesOfAddressLine = 4;

function factsOf({ kind, content, text, day }: PrintedDocument): (readonly [label: string, value: string])[] {
  const { number, issuedOn, suppliedOn, order, orderedOn, corrects, paymentMethod } = content;
  return [
    [text(kind === 'invoice' ? 'invoice.number' : 'creditNote.number'), number],
    [text('issuedOn'), day(issuedOn)],
    suppliedOn === null ? [text('corrects'), corrects.join(', ')] : [text('suppliedOn'), day(suppliedOn)],
    [text('order'), order],
    [text('orderedOn'), day(orderedOn)],
    [text(kind === 'invoice' ? 'paymentMethod' : 'refundMethod'), paymentMethod],
  ];
}

/** Number, days and payment on a calm surface, three in a row: a list of terms with their values. */
function drawFacts(document: PrintedDocument, y: number): number {
  const { pdf, decoration, look } = document;
  const padding = 10;
  const label = { font: 'text', size: 7.5, color: look.mutedText } as const;
  const value = { font: 'bold', size: 9.5, color: look.text } as const;
  const facts = factsOf(document);
  const rows = [facts.slice(0, 3), facts.slice(3)];
  const width = columnWidth - padding;
  const linesOf = (text: string) => drawnLines(document, text, { ...value, width });
  const heights = rows.map(
    (row) => lineHeight(label) + Math.max(...row.map(([, text]) => linesOf(text))) * lineHeight(value) + 6,
  );
  const height = heights.reduce((sum, each) => sum + each, 2 * padding - 6);
  decoration.mark(() => pdf.roundedRect(page.margin, y, contentWidth, height, 4).fill(look.surface));
  const list = document.structure.add('L');
  let top = y + padding;
  for (const [index, row] of rows.entries()) {
    for (const [column, [name, text]] of row.entries()) {
      const box = { x: leftOf(column) + padding, width };
      const fact = list.add('LI');
      const below = drawText(pdf, name, { ...label, ...box, y: top, structure: fact.add('Lbl') });
      drawText(pdf, text, { ...value, ...box, y: below, structure: fact.add('LBody') });
    }
    top += heights[index] ?? 0;
  }
  return y + height + 20;
}

function drawnLines(
  { pdf }: PrintedDocument,
  text: string,
  style: { font: 'bold'; size: number; width: number },
): number {
  return wrapText(pdf, text, style).length;
}
