import { createSecretKey, randomBytes, randomUUID, type KeyObject } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describeInvalidSetting } from 'shared-contracts/invalid-settings';
import { ConfigError } from '../config-error.ts';

/**
 * Reads the key that signs visitor ids, and creates the file at the first start. All shells of one shop need the same
 * file: an id with another signature is replaced, and with it the visitor's canary assignment. Throws {@link
 * ConfigError} if the file holds no key.
 */
export function resolveVisitorKey(file: string): KeyObject {
  try {
    makeOnce(file);
    const text = readFileSync(file, 'utf8').trim();
    if (/^[0-9a-f]{64,}$/.test(text)) return createSecretKey(text, 'hex');
  } catch (cause) {
    throw new ConfigError(wrongFile, { cause });
  }
  throw new ConfigError(wrongFile);
}

/** If several shells start together, one writes the key, and the others find the complete file. */
function makeOnce(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}.tmp`;
  try {
    writeFileSync(draft, `${randomBytes(32).toString('hex')}\n`, { flag: 'wx', mode: 0o600 });
    linkSync(draft, file);
  } catch (cause) {
    if (!isErrno(cause, 'EEXIST', 'EACCES', 'EROFS', 'EPERM')) throw cause;
  } finally {
    rmSync(draft, { force: true });
  }
}

const isErrno = (cause: unknown, ...codes: string[]) =>
  typeof cause === 'object' && cause !== null && 'code' in cause && codes.includes(String(cause.code));

const wrongFile = describeInvalidSetting(
  'VISITOR_KEY_FILE',
  'a file with at least 64 hexadecimal digits in it, or one that the shell may make',
);
