import Negotiator from 'negotiator';
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  gzipSync,
  zstdCompressSync,
  type BrotliOptions,
} from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** For what is packed once and sent often. */
export type Encoding = 'br' | 'gzip' | 'identity';
/** For what one visitor gets once. */
export type DynamicEncoding = Encoding | 'zstd';

/** `@types/negotiator` does not know the second parameter. */
interface PreferringNegotiator {
  encodings(available: string[], options: { preferred: string[] }): string[];
}

const cachedEncodings = ['br', 'gzip', 'identity'] as const;
const dynamicEncodings = ['zstd', ...cachedEncodings] as const;

/** What the browser likes best of what it accepts; where it has no preference, the shortest. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  return choose(acceptEncoding, cachedEncodings);
}

/** Zstandard packs a page as small as brotli does in a fifth of the time; browsers ask for it over TLS. */
export function chooseDynamicEncoding(acceptEncoding: string | undefined): DynamicEncoding {
  return choose(acceptEncoding, dynamicEncodings);
}

export function isAccepted(acceptEncoding: string | undefined, encoding: DynamicEncoding): boolean {
  return choose(acceptEncoding, [encoding]) === encoding;
}

function choose<Name extends DynamicEncoding>(
  acceptEncoding: string | undefined,
  available: readonly Name[],
): Name | 'identity' {
  if (acceptEncoding === undefined) return 'identity';
  const negotiator: PreferringNegotiator = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } });
  const [best] = negotiator.encodings([...available], { preferred: [...available] });
  return available.find((name) => name === best) ?? 'identity';
}

/** `quality` is brotli's: 11 for what is kept for good, 5 for a page that many get. */
export async function compress(body: Buffer, encoding: Encoding, quality: 5 | 11): Promise<Buffer> {
  switch (encoding) {
    case 'br':
      return brotli(body, brotliOptions(body, quality));
    case 'gzip':
      return zip(body, { level: quality === 11 ? 9 : 5 });
    case 'identity':
      return body;
  }
}

/**
 * For what one visitor gets once: brotli's quality 2 is half the work of 4, and a twenty-fifth longer. Handing half a
 * millisecond of work to another thread and back would double it.
 */
export function compressDynamic(body: Buffer, encoding: DynamicEncoding): Buffer {
  switch (encoding) {
    case 'zstd':
      return zstdCompressSync(body, { pledgedSrcSize: body.length });
    case 'br':
      return brotliCompressSync(body, brotliOptions(body, 2));
    case 'gzip':
      return gzipSync(body, { level: 2 });
    case 'identity':
      return body;
  }
}

function brotliOptions({ length }: Buffer, quality: number): BrotliOptions {
  // The least window that holds all of it: to have more room and to give it back takes several milliseconds a page.
  const window = Math.max(Math.ceil(Math.log2(length + 1)), constants.BROTLI_MIN_WINDOW_BITS);
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: length,
      [constants.BROTLI_PARAM_LGWIN]: Math.min(window, constants.BROTLI_DEFAULT_WINDOW),
    },
  };
}
