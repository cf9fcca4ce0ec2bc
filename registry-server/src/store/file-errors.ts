import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readErrorGroups, type ErrorGroup } from 'registry-client/domain/error-group';
import { isErrno } from 'registry-client/errno';
import { isRemoteName, type RemoteName } from 'shared-contracts/releases';
import type { ErrorGroups } from './registry-store.ts';

/** Stores one file per remote in `errors`. */
export function createFileErrors(dir: string): ErrorGroups {
  const folder = join(dir, 'errors');
  let lastChange: Promise<void> = Promise.resolve();

  async function read(remote: RemoteName): Promise<ErrorGroup[]> {
    try {
      return readErrorGroups(JSON.parse(await readFile(pathOf(remote), 'utf8')));
    } catch (cause) {
      // A damaged file costs the errors of the past only.
      if (cause instanceof SyntaxError || isErrno(cause, 'ENOENT')) return [];
      throw cause;
    }
  }

  const pathOf = (remote: RemoteName) => join(folder, `${remote}.json`);

  async function change(remote: RemoteName, next: (groups: ErrorGroup[]) => ErrorGroup[]): Promise<void> {
    await mkdir(folder, { recursive: true });
    const draft = join(folder, `.${randomUUID()}.tmp`);
    await writeFile(draft, JSON.stringify(next(await read(remote))));
    await rename(draft, pathOf(remote));
  }

  async function remotes(): Promise<RemoteName[]> {
    const found = await readdir(folder).catch((cause: unknown) => {
      if (isErrno(cause, 'ENOENT')) return [];
      throw cause;
    });
    return found.map((name) => name.replace(/\.json$/, '')).filter(isRemoteName);
  }

  return {
    read: async (wanted) =>
      (await Promise.all((wanted === 'all' ? await remotes() : [...wanted]).map(read))).flat(),
    change: (remote, next) => {
      const result = lastChange.then(() => change(remote, next));
      lastChange = result.catch(() => undefined);
      return result;
    },
  };
}
