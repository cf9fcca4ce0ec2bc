import { Writable } from 'node:stream';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/**
 * Renders the complete document, without streaming, which would need inline scripts of React's own.
 *
 * @param timeoutMs after which suspended boundaries are aborted, milliseconds
 */
export function renderDocument(
  element: ReactElement,
  timeoutMs: number,
  /** `componentStack` lists the components around the one that threw. */
  onError: (error: unknown, componentStack: string) => void,
): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const chunks: Buffer[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
    final(done) {
      resolve(Buffer.concat(chunks));
      done();
    },
  });
  const stream = renderToPipeableStream(element, {
    // React sends larger boundaries behind a fallback, with an inline script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onAllReady: () => {
      clearTimeout(timer);
      stream.pipe(sink);
    },
    onShellError: reject,
    onError: (error, { componentStack }) => onError(error, componentStack ?? ''),
  });
  // Aborted boundaries show their fallback, and the browser renders them.
  const timer = setTimeout(() => stream.abort(new Error(`not rendered within ${timeoutMs} ms`)), timeoutMs);
  return promise;
}
