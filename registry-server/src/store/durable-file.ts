import { randomUUID } from 'node:crypto';
import { link, open, rm, writeFile } from 'node:fs/promises';
import { isErrno } from 'registry-client/errno';

/** Writes a new file down to the disk. Refuses to touch one that exists. */
export async function writeDurably(file: string, content: string | Uint8Array): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes new names in a directory outlive a power cut. */
export async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Writes a secret for its owner alone, whole or not at all, where there is no such file yet. Of several processes that
 * start together one writes it, and the others find it complete. False where it was there.
 */
export async function writeSecretOnce(file: string, content: string | Buffer): Promise<boolean> {
  const draft = `${file}.${randomUUID()}.tmp`;
  try {
    await writeFile(draft, content, { flag: 'wx', mode: 0o600 });
    await link(draft, file);
    return true;
  } catch (cause) {
    if (!isErrno(cause, 'EEXIST')) throw cause;
    return false;
  } finally {
    await rm(draft, { force: true });
  }
}
