import { GetObjectCommand, NoSuchKey, S3Client } from '@aws-sdk/client-s3';
import type { PictureOriginals } from 'storefront-ports/picture-originals';
import { createStoredOriginals } from './stored-originals.ts';

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
}

const requestTimeoutMs = 10_000;

/** Originals in an S3-compatible store; see {@link createStoredOriginals} for the names of the objects. */
export function createS3Originals(options: S3Options): PictureOriginals {
  const { bucket, prefix, endpoint, region, accessKeyId, secretAccessKey, version } = options;
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Stores other than Amazon's have no host name for each bucket.
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    requestHandler: { requestTimeout: requestTimeoutMs },
  });
  return createStoredOriginals(async (path) => {
    try {
      const object = await client.send(new GetObjectCommand({ Bucket: bucket, Key: `${prefix}${path}` }));
      return object.Body === undefined ? null : Buffer.from(await object.Body.transformToByteArray());
    } catch (error) {
      if (error instanceof NoSuchKey) return null;
      throw error;
    }
  }, version);
}
