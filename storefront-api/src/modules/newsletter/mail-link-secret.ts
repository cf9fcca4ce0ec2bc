import { randomBytes, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const minBytes = 32;

/**
 * Returns the secret that signs mailed links: 32 random bytes, created at the first start and readable by the current user only. All processes of one shop must use the same file. A new secret invalidates all links that were mailed before.
 *
 * Throws where the file cannot be read or written, or holds less than 32 bytes.
 */
export function readMailLinkSecret(file: string): Buffer {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}.tmp`;
  writeFileSync(draft, randomBytes(minBytes).toString('base64url'), { mode: 0o600 });
  try {
    // Linking is atomic and fails if another process has created the file meanwhile.
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  const secret = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64url');
  if (secret.length < minBytes) {
    throw new Error(`${file} must hold ${minBytes} random bytes or more in base64url`);
  }
  return secret;
}
