import { randomUUID } from 'node:crypto';
import { constants, copyFile, link, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isErrno } from 'registry-client/errno';
import { syncDirectory, writeDurably } from './durable-file.ts';

/** What a revision's file holds, a line each, as JSON. An empty line: none, or not kept any longer. */
export interface RevisionLines {
  document: string;
  entry: string;
}

/** Files that are numbered from 1 on, each written once. */
export interface RevisionFiles {
  /** 0: none yet. */
  latest(): Promise<number>;
  read(revision: number): Promise<RevisionLines>;
  /** False when the number is taken. */
  write(revision: number, lines: RevisionLines): Promise<boolean>;
  /** Keeps the number taken, and the entry. */
  forgetDocument(revision: number): Promise<void>;
  /** Keeps a damaged file under another name, and its number taken; its entry where that can be read. */
  setAside(revision: number): Promise<string>;
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
    setAside: async (revision) => {
      const aside = `${fileOf(revision)}.damaged`;
      try {
        await copyFile(fileOf(revision), aside, constants.COPYFILE_EXCL);
      } catch (cause) {
        // A restoration that was cut off has kept it already.
        if (!isErrno(cause, 'EEXIST')) throw cause;
      }
      const { entry } = await read(revision);
      await overwrite(revision, { document: '', entry: isJson(entry) ? entry : '' });
      await syncDirectory(folder);
      return aside;
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
    forgetDocument: async (revision) => {
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
