import { randomBytes, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describeInvalidSetting } from 'shared-contracts/invalid-settings';
import { ConfigError } from './config.ts';

const minBytes = 32;

/**
 * Returns the secret in a file: 32 random bytes, created at the first start and readable by the current user only. All
 * processes of one shop must use the same file.
 *
 * Throws {@link ConfigError}, which names the variable and not the path, where the file cannot be read or written, or
 * holds less than 32 bytes.
 */
export function readSecretFile(variable: string, file: string): Buffer {
  const secret = readOrMake(variable, file);
  if (secret.length < minBytes) throw new ConfigError(wrongFile(variable));
  return secret;
}

function wrongFile(variable: string): string {
  const rule = `a file with ${minBytes} random bytes or more in base64url, or one that the API may make`;
  return describeInvalidSetting(variable, rule);
}

function readOrMake(variable: string, file: string): Buffer {
  try {
    makeOnce(file);
    return Buffer.from(readFileSync(file, 'utf8').trim(), 'base64url');
  } catch (cause) {
    throw new ConfigError(wrongFile(variable), { cause });
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
