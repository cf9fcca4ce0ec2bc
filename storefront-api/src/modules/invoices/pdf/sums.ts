import { contentWidth, page } from '../../documents/pdf-document.ts';
import type { Structure } from '../../documents/structure.ts';
import { drawText, lineHeight, type TextStyle } from '../../documents/text.ts';
import { drawContinuedHeader } from './document-header.ts';
import { bodyBottom, type PrintedDocument } from './printed-document.ts';

const sumsWidth = 226;
const rowGap = 3;

/** Draws the sums beside the VAT by rate, and returns the y below them. */
export function drawSums(document: PrintedDocument, top: number): number {
  const { pdf, structure, decoration, look, kind, content, text, amount } = document;
  const rows = sumRows(document);
  const style: TextStyle = { font: 'text', size: 9.5, color: look.text };
  const rowHeight = lineHeight(style) + rowGap;
  const needed = Math.max((rows.length + 1) * rowHeight + 30, (content.vat.length + 2) * rowHeight);
  let y = top;
  if (y + needed > bodyBottom) {
    pdf.addPage();
    y = drawContinuedHeader(document);
  }
  const x = page.margin + contentWidth - sumsWidth;
  // First in the structure: its last row is what is paid.
  const table = structure.add('Table');
  const vatBottom = drawVat(document, y);
  for (const [label, value] of rows) {
    const [name, sum] = addSumRow(table);
    drawText(pdf, label, { ...style, x, y, width: sumsWidth - 90, maxLines: 1, structure: name });
    drawText(pdf, value, { ...style, x, y, width: sumsWidth, align: 'right', structure: sum });
    y += rowHeight;
  }
  const total = { font: 'bold', size: 12, color: look.text } as const;
  const height = lineHeight(total) + 10;
  const surfaceY = y + 2;
  decoration.mark(() => pdf.roundedRect(x - 8, surfaceY, sumsWidth + 8, height, 4).fill(look.surface));
  const box = { ...total, x, y: y + 7, width: sumsWidth - 8 };
  const [name, sum] = addSumRow(table);
  drawText(pdf, text(kind === 'invoice' ? 'sum.total' : 'sum.totalRefund'), { ...box, structure: name });
  drawText(pdf, amount(content.total), { ...box, align: 'right', structure: sum });
  return drawNote(document, Math.max(y + height + 2, vatBottom) + 14);
}

function addSumRow(table: Structure): [name: Structure, sum: Structure] {
  const row = table.add('TR');
  return [row.add('TH', { scope: 'Row' }), row.add('TD')];
}

/** Only what there is. */
function sumRows({ content, text, amount }: PrintedDocument): (readonly [label: string, value: string])[] {
  const { lines, delivery, adjustment } = content;
  const sumOf = (amountOf: (line: (typeof lines)[number]) => number) =>
    lines.reduce((sum, line) => sum + amountOf(line), 0);
  const points = sumOf((line) => line.points);
  const goods = [text('sum.goods'), amount(sumOf((line) => line.amount) + points)] as const;
  const discount = delivery?.discount ?? 0;
  return [
    ...(lines.length === 0 ? [] : [goods]),
    ...(points === 0 ? [] : [[text('sum.points'), `−${amount(points)}`] as const]),
    ...(delivery === null ? [] : [[delivery.label, amount(delivery.price)] as const]),
    ...(discount === 0 ? [] : [[text('sum.deliveryDiscount'), `−${amount(discount)}`] as const]),
    ...(adjustment > 0 ? [[text('sum.refund'), amount(adjustment)] as const] : []),
    ...(adjustment < 0 ? [[text('sum.earlierRefund'), `−${amount(-adjustment)}`] as const] : []),
  ];
}

const vatNames = ['rate', 'net', 'vat', 'gross'] as const;
const vatColumnWidths = [46, 66, 60, 66];

function drawVat(
  { pdf, structure, look, content, text, amount, rate }: PrintedDocument,
  top: number,
): number {
  const head = { font: 'bold', size: 7.5, color: look.mutedText } as const;
  const body = { font: 'text', size: 8.5, color: look.text } as const;
  const rows = [
    { style: head, cells: vatNames.map((name) => text(`vat.${name}`)) },
    ...content.vat.map(({ basisPoints, net, vat, gross }) => {
      return { style: body, cells: [rate(basisPoints), amount(net), amount(vat), amount(gross)] };
    }),
  ];
  const table = structure.add('Table');
  let y = top;
  for (const { style, cells } of rows) {
    const row = table.add('TR');
    let x = page.margin;
    for (const [index, cell] of cells.entries()) {
      const width = vatColumnWidths[index] ?? 0;
      const align = index === 0 ? 'left' : 'right';
      const ofCell = style === head ? row.add('TH', { scope: 'Column' }) : rateCell(row, index);
      drawText(pdf, cell, { ...style, x, y, width: width - 4, align, structure: ofCell });
      x += width;
    }
    y += lineHeight(style) + rowGap;
  }
  return y;
}

/** The rate is the header of its row. */
const rateCell = (row: Structure, column: number): Structure =>
  column === 0 ? row.add('TH', { scope: 'Row' }) : row.add('TD');

function drawNote({ pdf, structure, look, text }: PrintedDocument, y: number): number {
  const style = { font: 'text', size: 8, color: look.mutedText } as const;
  return drawText(pdf, text('note.gross'), {
    ...style,
    x: page.margin,
    y,
    width: contentWidth,
    structure: structure.add('P'),
  });
}
