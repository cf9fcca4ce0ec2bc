import { chmod, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Takes every right from other users of the machine. PGlite creates its files with mode 666, whatever the umask.
 * Files that it adds later are behind the directory, which nobody else may enter.
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
