import { Readable } from 'node:stream';
import { GetObjectCommand, NoSuchKey, S3Client } from '@aws-sdk/client-s3';
import type { PictureOriginals } from 'storefront-ports/picture-originals';
import {
  createStoredOriginals,
  maxOriginalBytes,
  OriginalTooLargeError,
  type ReadFile,
} from './stored-originals.ts';

export interface S3Options {
  bucket: string;
  /** Begins every key; empty, or with a slash at its end. */
  prefix: string;
  /** Undefined: the one of Amazon in the region. */
  endpoint: string | undefined;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  version: string;
  /** For all objects that are tried for one picture, with repetitions. */
  timeoutMs?: number;
}

/**
 * Originals in an S3-compatible store; see {@link createStoredOriginals} for the names of the objects. The key must be
 * allowed `s3:GetObject` and `s3:ListBucket`: without the second one the store answers 403 instead of 404 for an object
 * that does not exist, and the picture fails instead of being absent.
 */
export function createS3Originals(options: S3Options): PictureOriginals {
  const { bucket, prefix, endpoint, region, accessKeyId, secretAccessKey, version, timeoutMs } = options;
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Stores other than Amazon's have no host name for each bucket.
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    maxAttempts: 2,
  });
  const read: ReadFile = async (path, abortSignal) => {
    try {
      const { Body: body, ContentLength: length } = await client.send(
        new GetObjectCommand({ Bucket: bucket, Key: `${prefix}${path}` }),
        { abortSignal },
      );
      if (!(body instanceof Readable)) return null;
      return await readBody(body, length, path);
    } catch (error) {
      if (error instanceof NoSuchKey) return null;
      throw error;
    }
  };
  return createStoredOriginals(read, version, timeoutMs === undefined ? {} : { timeoutMs });
}

async function readBody(body: Readable, contentLength: number | undefined, path: string): Promise<Buffer> {
  if (contentLength !== undefined && contentLength > maxOriginalBytes) {
    body.destroy();
    throw new OriginalTooLargeError(path);
  }
  const chunks: Buffer[] = [];
  let length = 0;
  // Leaving the loop destroys the stream, and with it the connection.
  for await (const chunk of body as AsyncIterable<Buffer>) {
    length += chunk.length;
    // A store may send no length.
    if (length > maxOriginalBytes) throw new OriginalTooLargeError(path);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
