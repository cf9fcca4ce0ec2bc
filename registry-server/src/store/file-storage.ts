import { createFileTokens } from './file-tokens.ts';
import { createFileErrors } from './file-errors.ts';
import { createFileReports } from './file-reports.ts';
import { createFileAudit } from './file-audit.ts';
import { createFileHistory, createFileStore } from './file-store.ts';
import type { RegistryStorage } from './registry-store.ts';

/** Storage for one process, or a few on one disk. They are not notified of each other's revisions. */
export function createFileStorage(dataDir: string): RegistryStorage {
  return {
    location: dataDir,
    store: createFileStore(dataDir),
    history: createFileHistory(dataDir),
    audit: createFileAudit(dataDir),
    tokens: createFileTokens(dataDir),
    reports: createFileReports(dataDir),
    errors: createFileErrors(dataDir),
    onRevision: () => () => undefined,
    close: async () => undefined,
  };
}
