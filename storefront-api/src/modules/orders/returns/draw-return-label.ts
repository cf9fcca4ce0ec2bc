import { toLanguageTag, type StoreLocale } from 'shared-contracts/locales';
import type { StoreBrand } from 'shared-contracts/stores';
import { drawCode128 } from '../../documents/code-128.ts';
import { documentTexts, type DocumentTexts } from '../../documents/document-texts.ts';
import {
  closePdf,
  contentWidth,
  documentLooks,
  openPdf,
  page,
  type DocumentLook,
  type Pdf,
} from '../../documents/pdf-document.ts';
import { artifact, openStructure, type Structure } from '../../documents/structure.ts';
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

/** A label while it is drawn. */
interface DrawnLabel {
  pdf: Pdf;
  label: ReturnLabel;
  look: DocumentLook;
  text: DocumentTexts;
  structure: Structure;
  /** Of rules and frames. */
  decoration: Structure;
}

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
  const [structure, decoration] = [openStructure(pdf), artifact(pdf)];
  const drawn = { pdf, label, look: documentLooks[brand], text, structure, decoration };
  drawAddresses(drawn, drawHead(drawn));
  drawCode(drawn);
  drawInstructions(drawn);
  return closePdf(pdf);
}

const left = page.margin + padding;
const width = contentWidth - 2 * padding;
const half = width / 2;
const rightHalf = { x: left + half, width: half, align: 'right' } as const;

/** Draws the frame of the label with shop and title, and returns the y below the head. */
function drawHead({ pdf, label, look, text, structure, decoration }: DrawnLabel): number {
  const { margin } = page;
  const heading = { font: 'heading', color: look.text } as const;
  const top = margin + padding - 6;
  const shop = { ...heading, size: 24, x: left, y: top, width: half, structure: structure.add('P') };
  drawText(pdf, label.shop.toUpperCase(), shop);
  const title = { ...heading, ...rightHalf, size: 18, y: top + 4, structure: structure.add('H1') };
  drawText(pdf, text('label.title'), title);
  decoration.mark(() => {
    pdf.roundedRect(margin, margin, contentWidth, labelHeight, 8).lineWidth(1).stroke(look.text);
    pdf.rect(left, top + 38, width, 1).fill(look.border);
    pdf.rect(left, top + 37, 64, 3).fill(look.accent);
  });
  return top + 56;
}

function drawAddresses({ pdf, label, look, text, structure }: DrawnLabel, y: number): void {
  const small = { font: 'bold', size: 9, color: look.mutedText, y } as const;
  const to = structure.add('Sect');
  const toHeading = { ...small, x: left, width: half, structure: to.add('H2') };
  const toTop = drawText(pdf, text('label.to'), toHeading);
  const address = { font: 'bold', size: 14, color: look.text, x: left, width: half, maxLines: 2 } as const;
  drawParagraphs(pdf, label.to, { ...address, y: toTop + 2, structure: to });
  const from = structure.add('Sect');
  const fromTop = drawText(pdf, text('label.from'), { ...small, ...rightHalf, structure: from.add('H2') });
  const sender = { font: 'text', size: 11, color: look.text, ...rightHalf, maxLines: 3 } as const;
  const bottom = drawText(pdf, label.from, { ...sender, y: fromTop + 2, structure: from.add('P') });
  const order = { ...sender, y: bottom + 8, structure: from.add('P') };
  drawText(pdf, text('label.order', { order: label.order }), order);
}

/** Draws the code of the return as bars, and below them in letters that are easy to copy by hand. */
function drawCode({ pdf, label: { code }, text, structure }: DrawnLabel): void {
  const y = page.margin + labelHeight - padding - 118;
  const bars = structure.add('Figure', { alt: text('label.barCode', { code }) });
  drawCode128(pdf, code, { x: left, y, width, height: 84, structure: bars });
  const spaced = code.split('').join(' ');
  const style = { font: 'bold', size: 22, color: '#000000' } as const;
  const codeWidth = pdf.font(style.font).fontSize(style.size).widthOfString(spaced);
  drawText(pdf, spaced, {
    ...style,
    x: left + (width - codeWidth) / 2,
    y: y + 90,
    width: codeWidth + 1,
    structure: structure.add('P', { actual: code }),
  });
}

/** Draws what stays with the member: where to cut, what to do, and what belongs into the parcel. */
function drawInstructions({ pdf, label, look, text, structure, decoration }: DrawnLabel): void {
  const style = { font: 'text', size: 10, color: look.text, x: page.margin, width: contentWidth } as const;
  const cutY = page.margin + labelHeight + 20;
  decoration.mark(() => {
    pdf.moveTo(0, cutY).lineTo(page.width, cutY).dash(4, { space: 4 }).lineWidth(0.75).stroke(look.mutedText);
    pdf.undash();
  });
  const howTo = { ...style, y: cutY + 20, structure: structure.add('P') };
  const bottom = drawText(pdf, text('label.text'), howTo);
  const heading = { ...style, font: 'bold', y: bottom + 14, structure: structure.add('H2') } as const;
  let y = drawText(pdf, text('label.items'), heading) + 2;
  const more = label.items.length - maxItems;
  const items = label.items.slice(0, maxItems);
  const rest = more > 0 ? [text('label.more', { count: more })] : [];
  const list = structure.add('L');
  for (const item of [...items, ...rest]) {
    y = drawText(pdf, item, { ...style, y, maxLines: 2, structure: list.add('LI').add('LBody') });
  }
}
