import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

/** The lines of an import file. It is called twice: to validate the lines, and to write them. */
export type LineSource = () => AsyncIterable<string> | Iterable<string>;

/** Returns a source that streams a file. Iterating it rejects if the file cannot be read. */
export const fileLines =
  (file: string): LineSource =>
  () =>
    readLines(file);

async function* readLines(file: string): AsyncGenerator<string> {
  const stream = createReadStream(file, { encoding: 'utf8' });
  const failed = new Promise<never>((_resolve, reject) => stream.once('error', reject));
  // Without a handler of its own an error before the first read would end the process.
  failed.catch(() => {});
  await Promise.race([failed, new Promise((resolve) => stream.once('open', resolve))]);
  for await (const line of createInterface({ input: stream, crlfDelay: Infinity })) yield line;
  if (stream.errored) throw stream.errored;
}
