import { drawCode128 } from '../../documents/code-128.ts';
import {
  closePdf,
  contentWidth,
  documentLooks,
  openPdf,
  page,
  type Pdf,
} from '../../documents/pdf-document.ts';
import { artifact, openStructure, type Structure } from '../../documents/structure.ts';
import { drawParagraphs, drawText } from '../../documents/text.ts';
import type { PickedParcel } from './picking-list.ts';
import { pickingDetails } from './picking-text.ts';

const look = documentLooks.offpiste;
const bottom = page.height - page.margin;
const boxSize = 11;
const quantityWidth = 44;

/** Returns a sheet for each parcel as PDF: what is to be packed, with boxes to tick and the number of the order to scan. */
export async function pickingPdf(parcels: readonly PickedParcel[], now: Date): Promise<Buffer> {
  const pdf = openPdf({ title: 'Picking list', languageTag: 'en-GB', author: 'Warehouse', createdAt: now });
  const structure = openStructure(pdf);
  for (const parcel of parcels) drawParcel(pdf, parcel, structure.add('Sect'));
  if (parcels.length === 0) {
    pdf.addPage();
    const style = { font: 'text', size: 11, color: look.text } as const;
    drawText(pdf, 'Nothing is to be packed.', {
      ...style,
      x: page.margin,
      y: page.margin,
      width: contentWidth,
      structure: structure.add('P'),
    });
  }
  return closePdf(pdf);
}

function drawParcel(pdf: Pdf, parcel: PickedParcel, structure: Structure): void {
  let y = drawParcelHead(pdf, parcel, structure);
  const list = structure.add('L');
  for (const item of parcel.items) {
    const details = pickingDetails(item);
    const maxHeight = 20 + details.length * 30;
    if (y + maxHeight > bottom) y = drawParcelHead(pdf, parcel, artifact(pdf, 'Pagination'));
    y = drawItem(pdf, item, details, y, list.add('LI'));
  }
}

function drawParcelHead(
  pdf: Pdf,
  { order, warehouse, placedAt, dispatch }: PickedParcel,
  structure: Structure,
): number {
  pdf.addPage();
  const { margin } = page;
  const box = { x: margin, width: contentWidth - 200 };
  const heading = { font: 'heading', size: 22, color: look.text, ...box, y: margin - 6 } as const;
  const y = drawText(pdf, order, { ...heading, structure: structure.add('H1') });
  const facts = [`From: ${warehouse}`, dispatch, `Placed on ${placedAt.slice(0, 10)}`];
  const style = { font: 'text', size: 10, color: look.mutedText, ...box } as const;
  const below = drawParagraphs(pdf, facts, { ...style, y: y + 2, structure });
  const bars = structure.add('Figure', { alt: `Bar code ${order}` });
  const barBox = { x: margin + contentWidth - 190, y: margin, width: 190, height: 40 };
  drawCode128(pdf, order, { ...barBox, structure: bars });
  artifact(pdf).mark(() => pdf.rect(margin, below + 8, contentWidth, 1).fill(look.text));
  return below + 18;
}

function drawItem(
  pdf: Pdf,
  { qty, name, fitting }: PickedParcel['items'][number],
  details: readonly string[],
  y: number,
  structure: Structure,
): number {
  const { margin } = page;
  const decoration = artifact(pdf);
  decoration.mark(() =>
    pdf
      .rect(margin, y + 2, boxSize, boxSize)
      .lineWidth(1)
      .stroke(look.text),
  );
  const bold = { font: 'bold', size: 11, color: look.text, y } as const;
  const quantity = { x: margin + boxSize + 8, width: quantityWidth, structure: structure.add('Lbl') };
  drawText(pdf, `${qty} ×`, { ...bold, ...quantity });
  const body = structure.add('LBody');
  const left = boxSize + 8 + quantityWidth;
  const box = { x: margin + left, width: contentWidth - left, maxLines: 2 };
  const below = drawText(pdf, name, { ...bold, ...box, structure: body.add('P') });
  const style = { size: 9, color: look.text, ...box, structure: body } as const;
  // The last one has the answers for the workshop, which decide how a binding is set.
  const plain = fitting === null ? details : details.slice(0, -1);
  const middle = drawParagraphs(pdf, plain, { ...style, font: 'text', y: below });
  const end = drawParagraphs(pdf, details.slice(plain.length), { ...style, font: 'bold', y: middle });
  decoration.mark(() => pdf.rect(margin, end + 5, contentWidth, 0.5).fill(look.border));
  return end + 12;
}
