/**
 * The entry checks its chunks by their hashes, so a chunk whose hash it does not hold would never run. Throws
 * for such a build instead of letting it become a release.
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
