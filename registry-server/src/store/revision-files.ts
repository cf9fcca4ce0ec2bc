import { randomUUID } from 'node:crypto';
import { constants, copyFile, link, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isErrno } from 'registry-client/errno';
import { syncDirectory, writeDurably } from './durable-file.ts';

/** The lines of a revision file, as JSON. Empty when there is none, or when it is no longer stored. */
export interface RevisionLines {
  document: string;
  entry: string;
}

/** Files with consecutive numbers from 1, each written once. */
export interface RevisionFiles {
  /** Resolves with 0 without any file. */
  latest(): Promise<number>;
  read(revision: number): Promise<RevisionLines>;
  /** Resolves with false when the number is in use. */
  write(revision: number, lines: RevisionLines): Promise<boolean>;
  /** Keeps the number in use, and the entry. */
  deleteDocument(revision: number): Promise<void>;
  /** Copies a damaged file to another name. The number stays in use, and the entry stays if it is readable. */
  moveDamaged(revision: number): Promise<string>;
  fileOf(revision: number): string;
}

export function createRevisionFiles(folder: string): RevisionFiles {
  const fileOf = (revision: number) => join(folder, `${String(revision).padStart(9, '0')}.json`);
  const read = async (revision: number): Promise<RevisionLines> => {
    const [document = '', entry = ''] = (await readFile(fileOf(revision), 'utf8')).split('\n');
    return { document, entry };
  };
  const overwrite = async (revision: number, lines: RevisionLines) => {
    const draft = draftIn(folder);
    await writeDurably(draft, textOf(lines));
    await rename(draft, fileOf(revision));
  };
  return {
    latest: () => latestRevision(folder),
    read,
    fileOf,
    moveDamaged: async (revision) => {
      const damagedCopy = `${fileOf(revision)}.damaged`;
      try {
        await copyFile(fileOf(revision), damagedCopy, constants.COPYFILE_EXCL);
      } catch (cause) {
        // An interrupted restore has copied it already.
        if (!isErrno(cause, 'EEXIST')) throw cause;
      }
      const { entry } = await read(revision);
      await overwrite(revision, { document: '', entry: isJson(entry) ? entry : '' });
      await syncDirectory(folder);
      return damagedCopy;
    },
    write: async (revision, lines) => {
      await mkdir(folder, { recursive: true });
      const draft = draftIn(folder);
      try {
        await writeDurably(draft, textOf(lines));
        await link(draft, fileOf(revision));
      } catch (cause) {
        if (isErrno(cause, 'EEXIST')) return false;
        throw cause;
      } finally {
        await rm(draft, { force: true });
      }
      await syncDirectory(folder);
      return true;
    },
    deleteDocument: async (revision) => {
      const { entry } = await read(revision);
      await overwrite(revision, { document: '', entry });
    },
  };
}

const textOf = ({ document, entry }: RevisionLines) => `${document}\n${entry}\n`;

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const draftIn = (folder: string) => join(folder, `.${randomUUID()}.tmp`);

async function latestRevision(folder: string): Promise<number> {
  try {
    const names = await readdir(folder);
    return Math.max(
      0,
      ...names.filter((name) => /^\d{9}\.json$/.test(name)).map((name) => parseInt(name, 10)),
    );
  } catch (cause) {
    if (isErrno(cause, 'ENOENT')) return 0;
    throw cause;
  }
}
