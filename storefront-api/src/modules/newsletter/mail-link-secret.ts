import { randomBytes, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describeInvalidSetting } from 'shared-contracts/invalid-settings';
import { ConfigError } from '../../config.ts';

const minBytes = 32;

const wrongFile = describeInvalidSetting(
  'MAIL_LINK_SECRET_FILE',
  `a file with ${minBytes} random bytes or more in base64url, or one that the API may make`,
);

/**
 * Returns the secret that signs mailed links: 32 random bytes, created at the first start and readable by the current user only. All processes of one shop must use the same file. A new secret invalidates all links that were mailed before.
 *
 * Throws {@link ConfigError}, without the path, where the file cannot be read or written, or holds less than 32 bytes.
 */
export function readMailLinkSecret(file: string): Buffer {
  const secret = readOrMake(file);
  if (secret.length < minBytes) throw new ConfigError(wrongFile);
  return secret;
}

function readOrMake(file: string): Buffer {
  try {
    makeOnce(file);
    return Buffer.from(readFileSync(file, 'utf8').trim(), 'base64url');
  } catch (cause) {
    throw new ConfigError(wrongFile, { cause });
  }
}

function makeOnce(file: string): void {
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
}
