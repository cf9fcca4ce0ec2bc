import { randomBytes } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError, minimumTokenLength, type RegistryConfig } from './config.ts';
import { isErrno } from './errno.ts';
import { writeSecretOnce } from './store/durable-file.ts';

const tokenFile = (dir: string) => join(dir, 'token');

/** The configured token, else the one kept in the registry's directory, made at the first start. */
export async function resolveToken({ dir, token }: Pick<RegistryConfig, 'dir' | 'token'>): Promise<string> {
  if (token !== null) return token;
  await mkdir(dir, { recursive: true });
  await writeSecretOnce(tokenFile(dir), randomBytes(32).toString('hex'));
  const kept = await readKeptToken(dir);
  if (kept === undefined || kept.length < minimumTokenLength) {
    throw new ConfigError(
      `${tokenFile(dir)} must hold at least ${minimumTokenLength} characters. Delete it to have a new one made.`,
    );
  }
  return kept;
}

/** What a command on the same machine may use. Undefined where there is none, or none for this user. */
export async function readKeptToken(dir: string): Promise<string | undefined> {
  try {
    return (await readFile(tokenFile(dir), 'utf8')).trim();
  } catch (cause) {
    if (isErrno(cause, 'ENOENT', 'EACCES')) return undefined;
    throw cause;
  }
}
