import { contentWidth, page } from '../../documents/pdf-document.ts';
import { artifact, type Structure } from '../../documents/structure.ts';
import { drawLines, drawText, lineHeight, wrapText, type TextStyle } from '../../documents/text.ts';
import type { DocumentLine } from '../document-content.ts';
import { drawContinuedHeader } from './document-header.ts';
import { bodyBottom, type PrintedDocument } from './printed-document.ts';

const names = ['item', 'qty', 'price', 'discount', 'vat', 'amount'] as const;
const widths = [contentWidth - 278, 34, 66, 62, 42, 74];
const gap = 6;

interface Column {
  name: (typeof names)[number];
  x: number;
  width: number;
  align: 'left' | 'right';
}

const columns = names.map((name, index): Column => {
  const before = widths.slice(0, index).reduce((sum, width) => sum + width, 0);
  const inset = index === 0 ? 0 : gap;
  return {
    name,
    x: page.margin + before + inset,
    width: (widths[index] ?? 0) - inset,
    align: index === 0 ? 'left' : 'right',
  };
});

const padding = 5;

/** Draws the goods on as many pages as they need, and returns the y below them. */
export function drawLineTable(document: PrintedDocument, top: number): number {
  const { content } = document;
  if (content.lines.length === 0) return top;
  const table = document.structure.add('Table');
  let y = drawTableHead(document, top, table.add('THead'));
  const body = table.add('TBody');
  for (const line of content.lines) {
    const row = rowOf(document, line);
    if (y + row.height > bodyBottom) {
      document.pdf.addPage();
      y = drawTableHead(document, drawContinuedHeader(document), artifact(document.pdf, 'Pagination'));
    }
    row.draw(y, body.add('TR'));
    y += row.height;
  }
  return y + 12;
}

function drawTableHead({ pdf, decoration, look, text }: PrintedDocument, y: number, head: Structure): number {
  const style = { font: 'bold', size: 8, color: look.mutedText } as const;
  const row = head.add('TR');
  for (const { name, ...box } of columns) {
    const structure = row.add('TH', { scope: 'Column' });
    drawText(pdf, text(`column.${name}`), { ...style, ...box, y, structure });
  }
  const bottom = y + lineHeight(style) + padding;
  decoration.mark(() => pdf.rect(page.margin, bottom, contentWidth, 0.75).fill(look.text));
  return bottom + 1;
}

interface Row {
  height: number;
  draw: (y: number, structure: Structure) => void;
}

function rowOf(document: PrintedDocument, line: DocumentLine): Row {
  const { pdf, decoration, look } = document;
  const blocks = itemBlocks(document, line);
  const numbers: TextStyle = { font: 'text', size: 9, color: look.text };
  const values = valuesOf(document, line);
  const heightOfItem = blocks.reduce((sum, { lines, style }) => sum + lines.length * lineHeight(style), 0);
  const height = heightOfItem + 2 * padding;
  return {
    height,
    draw: (y, row) => {
      const item = row.add('TD');
      let top = y + padding;
      for (const { lines, style, ...box } of blocks)
        top = drawLines(pdf, lines, { ...style, ...box, y: top, structure: item.add('P') });
      for (const { name, ...box } of columns) {
        if (name === 'item') continue;
        drawText(pdf, values[name], { ...numbers, ...box, y: y + padding, structure: row.add('TD') });
      }
      decoration.mark(() => pdf.rect(page.margin, y + height - 0.25, contentWidth, 0.5).fill(look.border));
    },
  };
}

/** The name, and below it the number of the item with its options or parts. */
function itemBlocks({ pdf, look, text }: PrintedDocument, { name, details, sku }: DocumentLine) {
  const { x, width } = columns[0] ?? { x: 0, width: 0 };
  const style = { font: 'bold', size: 9, color: look.text } as const;
  const small = { font: 'text', size: 7.5, color: look.mutedText } as const;
  const texts = [
    { content: name, style },
    { content: [text('sku', { sku }), ...details].join(' · '), style: small },
  ];
  return texts.map((each) => ({
    lines: wrapText(pdf, each.content, { ...each.style, width, maxLines: maxLinesOfText }),
    style: each.style,
    x,
    width,
  }));
}

const maxLinesOfText = 6;

/** The points are a sum of their own. */
function valuesOf(
  { content, amount, rate }: PrintedDocument,
  line: DocumentLine,
): Record<Exclude<Column['name'], 'item'>, string> {
  const { qty, price, discount, points } = line;
  return {
    qty: String(qty),
    price: amount(price),
    discount: discount === 0 ? '' : `−${amount(discount)}`,
    vat: rate(content.vat[0]?.basisPoints ?? 0),
    amount: amount(line.amount + points),
  };
}
