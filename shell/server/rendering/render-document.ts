import { Writable } from 'node:stream';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { assetUrl } from '../../src/remotes/snapshot.ts';
import type { ShellBuild } from '../shell-build.ts';

/**
 * Renders the complete document, without streaming and therefore without inline scripts.
 *
 * @param timeoutMs after which suspended boundaries are aborted, milliseconds
 */
export function renderDocument(
  element: ReactElement,
  build: ShellBuild,
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
    bootstrapScripts: [
      {
        src: assetUrl('shell', build.version, build.start),
        integrity: build.assets[build.start] ?? '',
        crossOrigin: 'anonymous',
      },
    ],
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
