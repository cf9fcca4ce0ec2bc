import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sharedModules } from '../federation.ts';

/**
 * Returns the range of each shared module that a remote needs. That of shared-runtime begins with the minor that is installed: a
 * minor adds functions, which the remote may call and an earlier shell does not provide.
 */
export function requiredModules(remoteDir: string): Record<string, string> {
  const installed = installedMinor(remoteDir, 'shared-runtime');
  return { ...sharedModules, ...(installed !== undefined && { 'shared-runtime': `^${installed}.0` }) };
}

/** Returns major and minor of a package as a remote finds it, as in `1.6`; undefined if it is not installed. */
function installedMinor(remoteDir: string, name: string): string | undefined {
  const file = manifestOf(remoteDir, name);
  if (file === undefined) return undefined;
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  return /^\d+\.\d+/.exec(version)?.[0];
}

function manifestOf(remoteDir: string, name: string): string | undefined {
  try {
    return findPackageJSON(name, pathToFileURL(join(remoteDir, 'package.json')));
  } catch {
    return undefined;
  }
}
