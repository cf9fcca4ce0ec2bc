import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import type { ReleaseManifest } from 'shared-contracts/releases';

/**
 * Version that a build has in its files until the hash of these is known. It is a valid version, because paths, the names
 * of containers and the manifest for other hosts are made of it.
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

/** Files that may have the version in them. In others, such as fonts, the placeholder would be changed by chance. */
const versionedFiles = new Set(['.js', '.cjs', '.map', '.css', '.json']);

/**
 * Writes the version into the files of a build, in place of the placeholder.
 *
 * @throws Error if no file has it: the build would have the version of another one. Or if a file has it that is no script,
 *   style sheet or JSON, or whose hash another one contains: that hash would no longer be the file's
 */
export function insertVersion(folder: string, version: string): void {
  // Latin-1 has one character for each byte, so other encodings stay as they are.
  const texts = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [file, readFileSync(file, 'latin1')] as const);
  const versioned = texts.filter(([, text]) =>
    [versionPlaceholder, inContainerName(versionPlaceholder)].some((placeholder) =>
      text.includes(placeholder),
    ),
  );
  if (versioned.length === 0) throw new Error(`No file in ${folder} has the placeholder of the version`);
  for (const [file, text] of versioned) {
    const name = relative(folder, file);
    if (!versionedFiles.has(extname(file)))
      throw new Error(`${name} has the placeholder of the version, but is no script, style sheet or JSON`);
    const digest = createHash('sha384').update(text, 'latin1').digest('base64');
    const [holder] = texts.find(([, other]) => other.includes(digest)) ?? [];
    if (holder !== undefined)
      throw new Error(
        `${name} has the placeholder of the version, but ${relative(folder, holder)} loads it by its hash: only entries can contain the version`,
      );
  }
  for (const [file, text] of versioned) {
    const withVersion = text
      .replaceAll(versionPlaceholder, version)
      .replaceAll(inContainerName(versionPlaceholder), inContainerName(version));
    writeFileSync(file, withVersion, 'latin1');
  }
}

/** Returns the version as `ssrContainerName` writes it. */
export function inContainerName(version: string): string {
  return version.replaceAll(/[^0-9a-z]/g, '_');
}
