import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { registryDocumentSchema, type RegistryDocument } from 'shared-contracts/releases';
import { emptyDocument } from '../domain/registry-document.ts';
import { isErrno } from '../errno.ts';
import { syncDirectory, writeDurably } from './durable-file.ts';
import type { RegistryStore } from './registry-store.ts';

/** So many latest revisions keep their content, for a look back. */
const keptRevisions = 20;

/**
 * One file per revision; the highest is the truth. `link` gives a complete file its name and fails when the name is
 * taken, so that of two writers, in one process or two, exactly one gets a revision, and no lock can go stale. Old
 * revisions are emptied, never deleted: a writer that slept for long must still find its name taken.
 */
export function createFileStore(dataDir: string): RegistryStore {
  const folder = join(dataDir, 'revisions');
  return {
    read: () => readLatest(folder),
    write: (next, expectedRevision) => writeRevision(folder, next, expectedRevision),
  };
}

async function readLatest(folder: string): Promise<RegistryDocument> {
  for (;;) {
    const latest = await latestRevision(folder);
    if (latest === 0) return emptyDocument;
    const file = fileOf(folder, latest);
    const content = await readFile(file, 'utf8');
    // Empty: so many were written since the listing that this one is old.
    if (content !== '') return parseDocument(file, content);
    if ((await latestRevision(folder)) === latest) throw new Error(`The registry's file ${file} is empty.`);
  }
}

function parseDocument(file: string, content: string): RegistryDocument {
  try {
    return registryDocumentSchema.parse(JSON.parse(content));
  } catch (cause) {
    throw new Error(`The registry's file ${file} is damaged.`, { cause });
  }
}

async function writeRevision(
  folder: string,
  next: RegistryDocument,
  expectedRevision: number,
): Promise<RegistryDocument | 'conflict'> {
  if (next.revision !== expectedRevision + 1) {
    throw new Error(`Revision ${next.revision} cannot follow ${expectedRevision}.`);
  }
  await mkdir(folder, { recursive: true });
  if ((await latestRevision(folder)) !== expectedRevision) return 'conflict';
  const draft = join(folder, `.${randomUUID()}.tmp`);
  try {
    await writeDurably(draft, `${JSON.stringify(next)}\n`);
    await link(draft, fileOf(folder, next.revision));
  } catch (cause) {
    if (isErrno(cause, 'EEXIST')) return 'conflict';
    throw cause;
  } finally {
    await rm(draft, { force: true });
  }
  await syncDirectory(folder);
  await emptyOldRevision(folder, next.revision - keptRevisions);
  return next;
}

async function emptyOldRevision(folder: string, revision: number): Promise<void> {
  if (revision < 1) return;
  const draft = join(folder, `.${randomUUID()}.tmp`);
  await writeFile(draft, '');
  await rename(draft, fileOf(folder, revision));
}

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

function fileOf(folder: string, revision: number): string {
  return join(folder, `${String(revision).padStart(9, '0')}.json`);
}
