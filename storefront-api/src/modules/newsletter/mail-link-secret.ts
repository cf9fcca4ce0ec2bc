import { randomBytes, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const leastBytes = 32;

/**
 * The secret of every mailed link: 32 random bytes, made at the first start and readable by nobody else. Processes that
 * serve one shop share the file; a new secret is the end of every link that was mailed before.
 *
 * Throws where the file cannot be read or written, or holds less than 32 bytes.
 */
export function readMailLinkSecret(file: string): Buffer {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}.tmp`;
  writeFileSync(draft, randomBytes(leastBytes).toString('base64url'), { mode: 0o600 });
  try {
    // Whole or not at all, and never over one that another process has just made.
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  const secret = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64url');
  if (secret.length < leastBytes) {
    throw new Error(`${file} must hold ${leastBytes} random bytes or more in base64url`);
  }
  return secret;
}
