import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describeInvalidSetting } from 'shared-contracts/invalid-settings';
import { ConfigError, minTokenLength, type RegistryConfig } from './config.ts';
import { readTokenFile, tokenFile } from 'registry-client/local/stored-token';
import { writeSecretOnce } from './store/durable-file.ts';

/** Resolves with the configured token, else the one in the registry's directory, created at the first start. */
export async function resolveToken({ dir, token }: Pick<RegistryConfig, 'dir' | 'token'>): Promise<string> {
  return token ?? readOrMake(tokenFile(dir), 'REGISTRY_DIR', 'a directory whose file `token`');
}

/** Resolves with the token with which shells end canaries. Its file is created at the first start. */
export function resolveGuardToken({
  dir,
  guardTokenFile,
}: Pick<RegistryConfig, 'dir' | 'guardTokenFile'>): Promise<string> {
  return guardTokenFile === null
    ? readOrMake(guardTokenIn(dir), 'REGISTRY_DIR', 'a directory whose file `guard-token`')
    : readOrMake(guardTokenFile, 'REGISTRY_GUARD_TOKEN_FILE', 'a file that');
}

/** Resolves with the token with which shells report what they serve. Its file is created at the first start. */
export function resolveReportToken({
  dir,
  reportTokenFile,
}: Pick<RegistryConfig, 'dir' | 'reportTokenFile'>): Promise<string> {
  return reportTokenFile === null
    ? readOrMake(join(dir, 'report-token'), 'REGISTRY_DIR', 'a directory whose file `report-token`')
    : readOrMake(reportTokenFile, 'REGISTRY_REPORT_TOKEN_FILE', 'a file that');
}

/** Returns the default path of the guard token's file; `REGISTRY_GUARD_TOKEN_FILE` overrides it. */
const guardTokenIn = (dir: string) => join(dir, 'guard-token');

/** `variable` and `subject` describe the file in an error, which does not contain its path. */
async function readOrMake(file: string, variable: string, subject: string): Promise<string> {
  const rule = `${subject} can be read and holds at least ${minTokenLength} characters. Delete the file to have a new one made`;
  const wrong = describeInvalidSetting(variable, rule);
  const stored = await makeAndRead(file).catch((cause: unknown) => {
    throw new ConfigError(wrong, { cause });
  });
  if (stored === undefined || stored.length < minTokenLength) throw new ConfigError(wrong);
  return stored;
}

async function makeAndRead(file: string): Promise<string | undefined> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await writeSecretOnce(file, randomBytes(32).toString('hex'));
  return readTokenFile(file);
}
