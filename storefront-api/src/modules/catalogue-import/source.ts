import { open, stat } from 'node:fs/promises';
import { TextDecoder } from 'node:util';
import { CatalogueImportError, ImportRejectedError } from './import-error.ts';

/** The lines of an import file. It is called twice: to validate the lines, and to write them. */
export type LineSource = () => AsyncIterable<string> | Iterable<string>;

/** More than any record has; a file without line breaks must not be read into memory. */
const maxLineBytes = 10 * 1000 * 1000;

/**
 * Returns a source that streams a file. Iterating it rejects if the file cannot be read, with
 * {@link ImportRejectedError} if it is no regular file, and with {@link CatalogueImportError} at a line that is longer
 * than 10 MB or no UTF-8.
 */
export const fileLines =
  (file: string): LineSource =>
  () =>
    readLines(file);

async function* readLines(file: string): AsyncGenerator<string> {
  // A pipe can be read only once, and opening it might wait forever.
  if (!(await stat(file)).isFile())
    throw new ImportRejectedError(`${file} is not a regular file: save it first`);
  const handle = await open(file);
  try {
    yield* splitLines(handle.createReadStream({ autoClose: false }));
  } finally {
    await handle.close();
  }
}

const lineFeed = 0x0a;

/** Splits at line feeds only: in JSON the other separators of Unicode may be part of a text. */
async function* splitLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let line = 1;
  let parts: Buffer[] = [];
  let length = 0;
  const append = (part: Buffer) => {
    length += part.length;
    if (length > maxLineBytes) throw failureIn(line, 'the line is longer than 10 MB');
    parts.push(part);
  };
  const take = (): string => {
    const text = decode(decoder, Buffer.concat(parts), line);
    line += 1;
    parts = [];
    length = 0;
    return text;
  };
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(lineFeed); end !== -1; end = chunk.indexOf(lineFeed, start)) {
      append(chunk.subarray(start, end));
      yield take();
      start = end + 1;
    }
    append(chunk.subarray(start));
  }
  if (length > 0) yield take();
}

function decode(decoder: TextDecoder, bytes: Buffer, line: number): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw failureIn(line, 'the line is not UTF-8');
  }
}

const failureIn = (line: number, message: string) =>
  new CatalogueImportError([{ line, path: '', message }], true);
