import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Returns the hash of every file below a folder as in Subresource Integrity, by its path in the folder. */
export function fileHashes(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return Object.fromEntries(
    files.map((file) => {
      const digest = createHash('sha384').update(readFileSync(file)).digest('base64');
      return [relative(folder, file), `sha384-${digest}`];
    }),
  );
}
