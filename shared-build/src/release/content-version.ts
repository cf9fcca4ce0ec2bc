import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseManifest } from 'shared-contracts/releases';

/**
 * Version that a build has in its files until the hash of these is known. It is a valid version, because paths and the names
 * of containers are made of it.
 */
export const versionPlaceholder = '0.0.0-unhashed.build';

/**
 * Returns `<package version>-<hash>` for a build with the placeholder. The hash covers what the release consists of: the
 * hashes of its files and what `release.json` states, without build time and commit.
 */
export function contentVersion(packageVersion: string, build: ReleaseManifest): string {
  const content = { ...build, ops: { ...build.ops, builtAt: '', commit: null } };
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  return `${packageVersion}-${hash.slice(0, 12)}`;
}

/** Returns the version in a package's `package.json`. */
export function packageVersion(packageDir: string): string {
  const text = readFileSync(join(packageDir, 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

/**
 * Writes the version into the files of a build, in place of the placeholder.
 *
 * @throws Error if no file has it: the build would request the files of another one
 */
export function insertVersion(folder: string, version: string): void {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  let replaced = 0;
  for (const entry of files) {
    const file = join(entry.parentPath, entry.name);
    // Latin-1 has one character for each byte, so binary files and other encodings stay as they are.
    const text = readFileSync(file, 'latin1');
    const withVersion = text
      .replaceAll(versionPlaceholder, version)
      .replaceAll(inContainerName(versionPlaceholder), inContainerName(version));
    if (withVersion === text) continue;
    writeFileSync(file, withVersion, 'latin1');
    replaced += 1;
  }
  if (replaced === 0) throw new Error(`No file in ${folder} has the placeholder of the version`);
}

/** Returns the version as `ssrContainerName` writes it. */
function inContainerName(version: string): string {
  return version.replaceAll(/[^0-9a-z]/g, '_');
}
