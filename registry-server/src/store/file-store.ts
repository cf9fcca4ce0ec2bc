import type { AuditEntry } from 'registry-client/domain/audit-entry';
import { join } from 'node:path';
import { registryDocumentSchema, type RegistryDocument } from 'shared-contracts/releases';
import { emptyDocument } from 'registry-client/domain/registry-document';
import { isErrno } from 'registry-client/errno';
import {
  DamagedRevisionError,
  requireNextRevision,
  type RegistryStore,
  type RevisionHistory,
} from './registry-store.ts';
import { createRevisionFiles, type RevisionFiles } from './revision-files.ts';

/** Number of latest revisions that keep their document. */
const maxDocuments = 20;

/**
 * One file per revision, with the document and the audit entry; the highest number is current. `link` gives a
 * complete file its name and fails when the name exists, so that exactly one of two writers, in one process or two,
 * gets a revision, and no lock can go stale. Old revisions lose their document but are never deleted: a writer that
 * was suspended for long must still find the name in use, and the entry is part of the audit.
 */
export function createFileStore(dataDir: string): RegistryStore {
  const files = createRevisionFiles(join(dataDir, 'revisions'));
  return {
    read: () => readLatest(files),
    write: (next, expectedRevision, entry) => writeRevision(files, { next, expectedRevision, entry }),
  };
}

export function createFileHistory(dataDir: string): RevisionHistory {
  const files = createRevisionFiles(join(dataDir, 'revisions'));
  return {
    latest: () => files.latest(),
    moveDamaged: (revision) => files.moveDamaged(revision),
    read: async (revision) => {
      try {
        return JSON.parse((await files.read(revision)).document) as unknown;
      } catch (cause) {
        if (cause instanceof SyntaxError || isErrno(cause, 'ENOENT')) return undefined;
        throw cause;
      }
    },
  };
}

async function readLatest(files: RevisionFiles): Promise<RegistryDocument> {
  for (;;) {
    const latest = await files.latest();
    if (latest === 0) return emptyDocument;
    const { document } = await files.read(latest);
    if (document !== '') return parseDocument(files.fileOf(latest), latest, document);
    // Meanwhile so many revisions were written that this one has lost its document.
    if ((await files.latest()) === latest) {
      throw new DamagedRevisionError(latest, `The registry's file ${files.fileOf(latest)} is empty.`);
    }
  }
}

function parseDocument(file: string, revision: number, content: string): RegistryDocument {
  try {
    return registryDocumentSchema.parse(JSON.parse(content));
  } catch (cause) {
    throw new DamagedRevisionError(revision, `The registry's file ${file} is damaged.`, cause);
  }
}

interface Writing {
  next: RegistryDocument;
  expectedRevision: number;
  entry: AuditEntry | null;
}

async function writeRevision(
  files: RevisionFiles,
  { next, expectedRevision, entry }: Writing,
): Promise<RegistryDocument | 'conflict'> {
  requireNextRevision(next, expectedRevision);
  if ((await files.latest()) !== expectedRevision) return 'conflict';
  const lines = { document: JSON.stringify(next), entry: entry === null ? '' : JSON.stringify(entry) };
  if (!(await files.write(next.revision, lines))) return 'conflict';
  const old = next.revision - maxDocuments;
  if (old > 0) await files.deleteDocument(old);
  return next;
}
