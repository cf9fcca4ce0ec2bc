import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';
import { isAccepted } from './compression.ts';

/**
 * Compression dictionaries (RFC 9842): a browser that has a script of the former release gets that of the next one as the
 * difference to it, about a tenth of the bytes.
 */
export interface OfferedDictionary {
  /** SHA-256, base64. */
  hash: string;
  /** Version of the release with the file, from {@link dictionaryOffer}. */
  version: string;
}

const hashPattern = /^:([\w+/]{43}=):$/;
const versionPattern = /^"([\w.+-]{1,128})"$/;
/** Other characters have a meaning in URL patterns. */
const plainPath = /^[\w./-]+$/;

/** Magic number of a `dcz` stream: a skippable Zstandard frame of 32 bytes, which are the hash of the dictionary. */
const magic = Buffer.from('5e2a4d1820000000', 'hex');

/** Level 9 takes 100 ms for the main script; level 15 takes twice as long for 3 % fewer bytes. */
const level = 9;
/** 8 MB, which every browser supports. */
const maxWindowBits = 23;

const compressZstd = promisify(zstdCompress);

/** Returns the value of `use-as-dictionary`: the file is one for the same file of other versions. */
export function dictionaryOffer(owner: string, version: string, file: string): string | undefined {
  const path = `/assets/${owner}/*/${file}`;
  return plainPath.test(owner + file) ? `match="${path}", id="${version}"` : undefined;
}

/** Returns the dictionary that a browser has for the requested file. */
export function offeredDictionary(headers: IncomingHttpHeaders): OfferedDictionary | undefined {
  const [, hash] = hashPattern.exec(String(headers['available-dictionary'])) ?? [];
  const [, version] = versionPattern.exec(String(headers['dictionary-id'])) ?? [];
  if (hash === undefined || version === undefined) return undefined;
  return isAccepted(headers['accept-encoding'], 'dcz') ? { hash, version } : undefined;
}

/** Returns the hash of a dictionary, as browsers name it. */
export function dictionaryHash(dictionary: Buffer): string {
  return createHash('sha256').update(dictionary).digest('base64');
}

/**
 * Returns a body in the encoding `dcz`.
 *
 * @param hash of the dictionary
 */
export async function compressWithDictionary(
  body: Buffer,
  dictionary: Buffer,
  hash: string,
): Promise<Buffer> {
  const windowBits = Math.ceil(Math.log2(body.length + dictionary.length + 1));
  const compressed = await compressZstd(body, {
    dictionary,
    params: {
      [constants.ZSTD_c_compressionLevel]: level,
      [constants.ZSTD_c_windowLog]: Math.min(Math.max(windowBits, 10), maxWindowBits),
    },
  });
  return Buffer.concat([magic, Buffer.from(hash, 'base64'), compressed]);
}
