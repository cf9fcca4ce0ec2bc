import { createHash } from 'node:crypto';

/** Returns the hash in the form of Subresource Integrity: `sha384-…`. */
export function sha384(bytes: Uint8Array | string): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
