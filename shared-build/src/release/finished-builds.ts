import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceHash } from '../source-hash.ts';

/**
 * Returns the folder of the finished build of a remote's present sources. The hash of the sources says only whether they must
 * be bundled again; the version is the hash of what was bundled.
 */
export function finishedBuild(remoteDir: string): string | undefined {
  const version = finishedVersion(remoteDir, sourceHash(remoteDir));
  return version === undefined ? undefined : join(remoteDir, 'dist', version);
}

/** Returns the version of the finished build of these sources. */
export function finishedVersion(packageDir: string, sources: string): string | undefined {
  const record = recordFile(packageDir, sources);
  if (!existsSync(record)) return undefined;
  const version = readFileSync(record, 'utf8');
  return existsSync(join(packageDir, 'dist', version, 'release.json')) ? version : undefined;
}

/** Records the version that was built from these sources. */
export function recordBuild(packageDir: string, sources: string, version: string): void {
  mkdirSync(join(packageDir, 'dist/.sources'), { recursive: true });
  writeFileSync(recordFile(packageDir, sources), version);
}

function recordFile(packageDir: string, sources: string): string {
  return join(packageDir, 'dist/.sources', sources);
}
