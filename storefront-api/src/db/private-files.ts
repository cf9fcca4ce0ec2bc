import { chmod, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Removes all permissions of other users. PGlite creates its files with mode 666, regardless of the umask. Files that it
 * creates later are protected by the mode of the directory.
 */
export async function makePrivate(directory: string): Promise<void> {
  await chmod(directory, 0o700);
  const entries = await readdir(directory, { withFileTypes: true });
  await Promise.all(
    entries.map(async (entry) => {
      const path = join(directory, entry.name);
      if (entry.isDirectory()) await makePrivate(path);
      else if (entry.isFile()) await chmod(path, 0o600);
    }),
  );
}
