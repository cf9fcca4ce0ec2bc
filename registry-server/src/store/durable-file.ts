import { randomUUID } from 'node:crypto';
import { link, open, rm, writeFile } from 'node:fs/promises';
import { isErrno } from 'registry-client/errno';

/** Writes a new file and flushes it to disk. Rejects when the file exists. */
export async function writeDurably(file: string, content: string | Uint8Array): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Flushes a directory, so that new names in it survive a power cut. */
export async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Writes a secret, readable by its owner only, unless the file exists. Atomic: of several processes that start
 * together one writes it, and the others see it complete. Resolves with false when it existed.
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
