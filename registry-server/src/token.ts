import { randomBytes } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ConfigError, minTokenLength, type RegistryConfig } from './config.ts';
import { isErrno } from 'registry-client/errno';
import { writeSecretOnce } from './store/durable-file.ts';

const tokenFile = (dir: string) => join(dir, 'token');

/** Resolves with the configured token, else the one in the registry's directory, created at the first start. */
export async function resolveToken({ dir, token }: Pick<RegistryConfig, 'dir' | 'token'>): Promise<string> {
  return token ?? readOrMake(tokenFile(dir));
}

/** Resolves with the token with which shells end canaries. Its file is created at the first start. */
export function resolveGuardToken({
  dir,
  guardTokenFile,
}: Pick<RegistryConfig, 'dir' | 'guardTokenFile'>): Promise<string> {
  return readOrMake(guardTokenFile ?? guardTokenIn(dir));
}

/** Resolves with the token with which shells report what they serve. Its file is created at the first start. */
export function resolveReportToken({
  dir,
  reportTokenFile,
}: Pick<RegistryConfig, 'dir' | 'reportTokenFile'>): Promise<string> {
  return readOrMake(reportTokenFile ?? join(dir, 'report-token'));
}

/** Returns the default path of the guard token's file; `REGISTRY_GUARD_TOKEN_FILE` overrides it. */
const guardTokenIn = (dir: string) => join(dir, 'guard-token');

async function readOrMake(file: string): Promise<string> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await writeSecretOnce(file, randomBytes(32).toString('hex'));
  const stored = await readToken(file);
  if (stored === undefined || stored.length < minTokenLength) {
    throw new ConfigError(
      `${file} must hold at least ${minTokenLength} characters. Delete it to have a new one made.`,
    );
  }
  return stored;
}

/** Resolves with the token for commands on the same machine; undefined when missing or not readable for this user. */
export function readStoredToken(dir: string): Promise<string | undefined> {
  return readToken(tokenFile(dir));
}

async function readToken(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (cause) {
    if (isErrno(cause, 'ENOENT', 'EACCES')) return undefined;
    throw cause;
  }
}
