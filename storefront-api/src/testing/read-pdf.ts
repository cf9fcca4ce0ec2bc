import { extractText, getDocumentProxy, getMeta } from 'unpdf';

/** What a PDF contains, as a reader of PDF finds it. */
export interface ReadPdf {
  /** Text of each page. */
  pages: string[];
  /** Text of all pages, with single spaces. */
  text: string;
  info: Record<string, unknown>;
}

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  // The reader takes the buffer with it.
  const document = await getDocumentProxy(Uint8Array.from(bytes));
  const { text } = await extractText(document, { mergePages: false });
  const { info } = await getMeta(document);
  return { pages: text, text: text.join(' ').replaceAll(/\s+/g, ' '), info };
}
