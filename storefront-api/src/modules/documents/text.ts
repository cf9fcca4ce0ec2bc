import type { FontName } from './fonts.ts';
import type { Pdf } from './pdf-document.ts';
import { printableText } from './printable-text.ts';
import type { Structure } from './structure.ts';

export interface TextStyle {
  font: FontName;
  /** In points. */
  size: number;
  color: string;
}

interface TextBox extends TextStyle {
  x: number;
  /** Upper edge of the first line. */
  y: number;
  width: number;
  /** @default left */
  align?: 'left' | 'right';
  /** The last of them ends with an ellipsis if there are more. @default all */
  maxLines?: number;
  /** What the text belongs to. */
  structure: Structure;
}

const lineHeightFactor = 1.3;

export const lineHeight = ({ size }: Pick<TextStyle, 'size'>): number => size * lineHeightFactor;

/** Returns the lines of a text. Words that are longer than a line are divided, so that nothing leaves its column. */
export function wrapText(
  pdf: Pdf,
  text: string,
  { font, size, width, maxLines = Infinity }: Pick<TextBox, 'font' | 'size' | 'width' | 'maxLines'>,
): string[] {
  pdf.font(font).fontSize(size);
  const lines: string[] = [];
  let line = '';
  for (const word of printableText(text).split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (pdf.widthOfString(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    const parts = divideWord(pdf, word, width);
    line = parts.pop() ?? '';
    lines.push(...parts);
  }
  lines.push(line);
  if (lines.length <= maxLines) return lines;
  return [...lines.slice(0, maxLines - 1), `${lines[maxLines - 1]}…`];
}

function divideWord(pdf: Pdf, word: string, width: number): string[] {
  const parts: string[] = [];
  let part = '';
  for (const character of word) {
    if (part !== '' && pdf.widthOfString(part + character) > width) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part];
}

/** Draws a text, and returns the y below it. */
export function drawText(pdf: Pdf, text: string, box: TextBox): number {
  return drawLines(pdf, wrapText(pdf, text, box), box);
}

/** Draws lines as they are, and returns the y below them. */
export function drawLines(pdf: Pdf, lines: readonly string[], box: TextBox): number {
  const { font, size, color, x, y, width, align = 'left', structure } = box;
  pdf.font(font).fontSize(size).fillColor(color);
  const height = lineHeight(box);
  structure.mark(() => {
    for (const [index, line] of lines.entries()) {
      const left = align === 'right' ? x + width - pdf.widthOfString(line) : x;
      pdf.text(line, left, y + index * height + (height - size) / 2, { lineBreak: false });
    }
  });
  return y + lines.length * height;
}

/** Draws texts one below the other, each wrapped and a paragraph of the structure, and returns the y below them. */
export function drawParagraphs(pdf: Pdf, texts: readonly string[], box: TextBox): number {
  return texts.reduce(
    (y, text) => drawText(pdf, text, { ...box, y, structure: box.structure.add('P') }),
    box.y,
  );
}

/** Returns texts joined by a dot, in as few lines as they fit into. A line ends between two of them where it can. */
export function joinTexts(
  pdf: Pdf,
  texts: readonly string[],
  { font, size, width }: Pick<TextBox, 'font' | 'size' | 'width'>,
): string[] {
  pdf.font(font).fontSize(size);
  const lines: string[] = [];
  for (const text of texts) {
    const last = lines.at(-1);
    const longer = last === undefined ? text : `${last} · ${text}`;
    if (last !== undefined && pdf.widthOfString(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(text);
  }
  return lines;
}
