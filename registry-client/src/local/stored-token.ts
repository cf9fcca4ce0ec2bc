import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isErrno } from '../errno.ts';

/** Returns the file of the operators' token in the directory of a registry. */
export const tokenFile = (dir: string): string => join(dir, 'token');

/** Resolves with the token for commands on the same machine; undefined when missing or not readable for this user. */
export function readStoredToken(dir: string): Promise<string | undefined> {
  return readTokenFile(tokenFile(dir));
}

export async function readTokenFile(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (cause) {
    if (isErrno(cause, 'ENOENT', 'EACCES')) return undefined;
    throw cause;
  }
}
