import { LRUCache } from 'lru-cache';
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

/** Encodings for bodies that are compressed once and sent often. */
export type Encoding = 'br' | 'gzip' | 'identity';
/** Encodings for bodies that are compressed for one request. */
export type DynamicEncoding = Encoding | 'zstd';

/** Encoding for a browser that has an earlier version of the body; see `dictionary.ts`. */
export type DictionaryEncoding = 'dcz';

/** `@types/negotiator` does not know the second parameter. */
interface PreferringNegotiator {
  encodings(available: string[], options: { preferred: string[] }): string[];
}

const cachedEncodings = ['br', 'gzip', 'identity'] as const;
const dynamicEncodings = ['zstd', ...cachedEncodings] as const;

/** Browsers send a few different headers; the maximum is for clients that send others. */
const chosenEncodings = new LRUCache<string, Encoding>({ max: 100 });

/** Returns the browser's preferred encoding; without a preference, the one with the shortest result. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined) return 'identity';
  const known = chosenEncodings.get(acceptEncoding);
  if (known !== undefined) return known;
  const chosen = choose(acceptEncoding, cachedEncodings);
  chosenEncodings.set(acceptEncoding, chosen);
  return chosen;
}

/** Zstandard compresses a page as well as brotli does in a fifth of the time; browsers accept it over TLS only. */
export function chooseDynamicEncoding(acceptEncoding: string | undefined): DynamicEncoding {
  return choose(acceptEncoding, dynamicEncodings);
}

export function isAccepted(
  acceptEncoding: string | undefined,
  encoding: DynamicEncoding | DictionaryEncoding,
): boolean {
  return choose(acceptEncoding, [encoding]) === encoding;
}

function choose<Name extends DynamicEncoding | DictionaryEncoding>(
  acceptEncoding: string | undefined,
  available: readonly Name[],
): Name | 'identity' {
  if (acceptEncoding === undefined) return 'identity';
  const negotiator: PreferringNegotiator = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } });
  const [best] = negotiator.encodings([...available], { preferred: [...available] });
  return available.find((name) => name === best) ?? 'identity';
}

/** Compresses a body that is sent often. `quality` is brotli's: 11 for immutable files, 7 for what changes. */
export async function compress(body: Buffer, encoding: Encoding, quality: 7 | 11): Promise<Buffer> {
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
 * Compresses a body for one request. Brotli at quality 2 takes half the time of quality 4 for 4 % more bytes.
 * Synchronous: a thread switch would double half a millisecond of work.
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
  // The smallest window that holds the body: allocating a larger one takes several milliseconds per page.
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
