import { randomBytes } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ConfigError, minimumTokenLength, type RegistryConfig } from './config.ts';
import { isErrno } from 'registry-client/errno';
import { writeSecretOnce } from './store/durable-file.ts';

const tokenFile = (dir: string) => join(dir, 'token');

/** The configured token, else the one kept in the registry's directory, made at the first start. */
export async function resolveToken({ dir, token }: Pick<RegistryConfig, 'dir' | 'token'>): Promise<string> {
  return token ?? readOrMake(tokenFile(dir));
}

/** The token with which shells end canaries, from its file, which is made at the first start. */
export function resolveGuardToken({
  dir,
  guardTokenFile,
}: Pick<RegistryConfig, 'dir' | 'guardTokenFile'>): Promise<string> {
  return readOrMake(guardTokenFile ?? guardTokenIn(dir));
}

/** Returns the default path of the guard token's file; `REGISTRY_GUARD_TOKEN_FILE` overrides it. */
export const guardTokenIn = (dir: string) => join(dir, 'guard-token');

async function readOrMake(file: string): Promise<string> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await writeSecretOnce(file, randomBytes(32).toString('hex'));
  const kept = await readToken(file);
  if (kept === undefined || kept.length < minimumTokenLength) {
    throw new ConfigError(
      `${file} must hold at least ${minimumTokenLength} characters. Delete it to have a new one made.`,
    );
  }
  return kept;
}

/** What a command on the same machine may use. Undefined where there is none, or none for this user. */
export function readKeptToken(dir: string): Promise<string | undefined> {
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
