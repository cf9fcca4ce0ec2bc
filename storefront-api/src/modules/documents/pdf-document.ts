// The types have no named export.
// oxlint-disable-next-line import/no-named-as-default
import PDFDocument from 'pdfkit';
import type { StoreBrand } from 'shared-contracts/stores';
import { fontFile, fontNames } from './fonts.ts';

export type Pdf = InstanceType<typeof PDFDocument>;

/** A4, in points. */
export const page = { width: 595.28, height: 841.89, margin: 48 } as const;
export const contentWidth = page.width - 2 * page.margin;

interface DocumentFacts {
  title: string;
  languageTag: string;
  /** The company. */
  author: string;
  /** The same time makes the same bytes. */
  createdAt: Date;
  /** In points. @default A4 */
  size?: readonly [width: number, height: number];
}

/**
 * Opens a document without a page. Fonts are embedded with the glyphs that it uses. It is tagged: everything that is drawn
 * belongs to an element of its structure, or is an artefact.
 */
export function openPdf({ title, languageTag, author, createdAt, size }: DocumentFacts): Pdf {
  const pdf = new PDFDocument({
    size: size === undefined ? 'A4' : [...size],
    margin: 0,
    autoFirstPage: false,
    // None: the default one would be read for every document.
    font: '',
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: languageTag,
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: createdAt, ModDate: createdAt },
  });
  for (const name of fontNames) pdf.registerFont(name, fontFile(name));
  return pdf;
}

/** Ends a document, and returns its file. */
export async function closePdf(pdf: Pdf): Promise<Buffer> {
  pdf.end();
  const chunks: Buffer[] = [];
  for await (const chunk of pdf) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Colours on paper. */
export interface DocumentLook {
  text: string;
  mutedText: string;
  surface: string;
  border: string;
  accent: string;
}

/** As `tokens.css` of the design system. */
export const documentLooks: Readonly<Record<StoreBrand, DocumentLook>> = {
  offpiste: {
    text: '#0b1b2b',
    mutedText: '#4a5b6b',
    surface: '#eaf0f5',
    border: '#d3dee7',
    accent: '#ff5a1f',
  },
  snowfield: {
    text: '#11302a',
    mutedText: '#4b5f56',
    surface: '#ece8dc',
    border: '#d9d3c2',
    accent: '#ffc629',
  },
};
