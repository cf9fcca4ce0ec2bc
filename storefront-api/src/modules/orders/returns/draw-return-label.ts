import { toLanguageTag, type StoreLocale } from 'shared-contracts/locales';
import type { StoreBrand } from 'shared-contracts/stores';
import { drawCode128 } from '../../documents/code-128.ts';
import { documentTexts } from '../../documents/document-texts.ts';
import {
  closePdf,
  contentWidth,
  documentLooks,
  openPdf,
  page,
  type Pdf,
} from '../../documents/pdf-document.ts';
import { drawParagraphs, drawText } from '../../documents/text.ts';

/** What a label says. */
export interface ReturnLabel {
  brand: StoreBrand;
  shop: string;
  locale: StoreLocale;
  company: string;
  /** Address of the warehouse, in lines. */
  to: readonly string[];
  from: string;
  order: string;
  /** Of the return. */
  code: string;
  /** One line each. */
  items: readonly string[];
  createdAt: Date;
}

const maxItems = 12;
/** The part that is cut off: the upper half of the page. */
const labelHeight = 340;
const padding = 24;

/** Returns a label as PDF: to be cut off and stuck on the parcel, with the list of what belongs into it below. */
export async function drawReturnLabel(label: ReturnLabel): Promise<Buffer> {
  const { brand, shop, locale, company, code, createdAt } = label;
  const text = documentTexts(locale);
  const pdf = openPdf({
    title: `${text('label.title')} ${code} – ${shop}`,
    languageTag: toLanguageTag(locale),
    author: company,
    createdAt,
  });
  pdf.addPage();
  drawLabel(pdf, label);
  const look = documentLooks[brand];
  const below = { font: 'text', size: 10, color: look.text, x: page.margin, width: contentWidth } as const;
  const cutY = page.margin + labelHeight + 20;
  pdf.moveTo(0, cutY).lineTo(page.width, cutY).dash(4, { space: 4 }).lineWidth(0.75).stroke(look.mutedText);
  pdf.undash();
  const textBottom = drawText(pdf, text('label.text'), { ...below, y: cutY + 20 });
  const headingBottom = drawText(pdf, text('label.items'), { ...below, font: 'bold', y: textBottom + 14 });
  const more = label.items.length - maxItems;
  const items = label.items.slice(0, maxItems);
  const rest = more > 0 ? [text('label.more', { count: more })] : [];
  drawParagraphs(pdf, [...items, ...rest], { ...below, y: headingBottom + 2, maxLines: 2 });
  return closePdf(pdf);
}

function drawLabel(pdf: Pdf, { brand, shop, locale, to, from, order, code }: ReturnLabel): void {
  const look = documentLooks[brand];
  const text = documentTexts(locale);
  const { margin } = page;
  pdf.roundedRect(margin, margin, contentWidth, labelHeight, 8).lineWidth(1).stroke(look.text);
  const left = margin + padding;
  const width = contentWidth - 2 * padding;
  const half = width / 2;
  const heading = { font: 'heading', color: look.text } as const;
  const small = { font: 'bold', size: 9, color: look.mutedText } as const;
  const top = margin + padding - 6;
  drawText(pdf, shop.toUpperCase(), { ...heading, size: 24, x: left, y: top, width: half });
  const right = { x: left + half, width: half, align: 'right' } as const;
  drawText(pdf, text('label.title'), { ...heading, ...right, size: 18, y: top + 4 });
  pdf.rect(left, top + 38, width, 1).fill(look.border);
  pdf.rect(left, top + 37, 64, 3).fill(look.accent);
  const y = top + 56;
  const toTop = drawText(pdf, text('label.to'), { ...small, x: left, y, width: half });
  const address = { font: 'bold', size: 14, color: look.text, x: left, width: half, maxLines: 2 } as const;
  drawParagraphs(pdf, to, { ...address, y: toTop + 2 });
  const fromTop = drawText(pdf, text('label.from'), { ...small, ...right, y });
  const sender = { font: 'text', size: 11, color: look.text, ...right, maxLines: 3 } as const;
  const senderBottom = drawText(pdf, from, { ...sender, y: fromTop + 2 });
  drawText(pdf, text('label.order', { order }), { ...sender, y: senderBottom + 8 });
  const codeY = margin + labelHeight - padding - 118;
  drawCode128(pdf, code, { x: left, y: codeY, width, height: 84 });
  const spaced = code.split('').join(' ');
  pdf.font('bold').fontSize(22);
  const codeWidth = pdf.widthOfString(spaced);
  const codeX = left + (width - codeWidth) / 2;
  drawText(pdf, spaced, {
    font: 'bold',
    size: 22,
    color: '#000000',
    x: codeX,
    y: codeY + 90,
    width: codeWidth + 1,
  });
}
