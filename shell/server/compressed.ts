import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  const accepted = acceptEncoding ?? '';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

/** `quality` is brotli's: 11 for what is kept for good, 5 for a page that many get, 4 for one visitor's. */
export async function compress(body: Buffer, encoding: Encoding, quality: 4 | 5 | 11): Promise<Buffer> {
  switch (encoding) {
    case 'br':
      return brotli(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      });
    case 'gzip':
      return zip(body, { level: quality === 11 ? 9 : 5 });
    case 'identity':
      return body;
  }
}
