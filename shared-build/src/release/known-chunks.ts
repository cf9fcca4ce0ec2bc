import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Throws for a build whose entry lacks the hash of a chunk: browsers would reject that chunk.
 *
 * @param entry text of the entry
 * @param assets every file of the build with its `sha384-…`
 */
export function requireKnownChunks(entry: string, assets: Readonly<Record<string, string>>): void {
  const unknownChunks = Object.entries(assets)
    .filter(
      ([file, integrity]) => file.endsWith('.js') && file !== 'remoteEntry.js' && !entry.includes(integrity),
    )
    .map(([file]) => file);
  if (unknownChunks.length === 0) return;
  throw new Error(
    `The entry does not hold the hashes of ${unknownChunks.join(', ')}: browsers would reject them`,
  );
}

/**
 * Throws for a build with a script that contains a hash of no file: browsers would reject the chunk.
 *
 * @param folder folder of the files for browsers
 * @param assets every file of the build with its `sha384-…`
 */
export function requireHashesOfFiles(folder: string, assets: Readonly<Record<string, string>>): void {
  const known = new Set(Object.values(assets));
  for (const file of Object.keys(assets).filter((name) => name.endsWith('.js'))) {
    const hashes = readFileSync(join(folder, file), 'utf8').match(/sha384-[A-Za-z0-9+/]{64}/g) ?? [];
    const unknown = hashes.find((hash) => !known.has(hash));
    if (unknown !== undefined)
      throw new Error(
        `${file} holds ${unknown}, which is the hash of no file: browsers would reject a chunk`,
      );
  }
}
