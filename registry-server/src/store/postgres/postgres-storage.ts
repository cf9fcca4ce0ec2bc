import { createPostgresErrors } from './postgres-errors.ts';
import { createPostgresReports } from './postgres-reports.ts';
import { createPostgresTokens } from './postgres-tokens.ts';
import type { RegistryStorage } from '../registry-store.ts';
import type { RegistryDatabase } from './database.ts';
import { createPostgresHistory, createPostgresStore } from './postgres-store.ts';
import { revisionChannel } from './schema.ts';

/**
 * Storage for any number of processes, which are notified of each other's revisions. Expects migrated tables. Closing
 * it closes the database.
 */
export async function createPostgresStorage(database: RegistryDatabase): Promise<RegistryStorage> {
  const store = createPostgresStore(database);
  const listeners = new Set<(revision: number) => void>();
  const notify = (revision: number) => {
    for (const listener of listeners) listener(revision);
  };
  const stop = await database.listen(revisionChannel, {
    received: (text) => notify(Number(text)),
    missed: () => {
      // A failure is ignored here: the next request for the document reports it.
      void store.read().then(
        ({ revision }) => notify(revision),
        () => undefined,
      );
    },
  });
  return {
    location: database.location,
    store,
    history: createPostgresHistory(database),
    audit: store,
    tokens: createPostgresTokens(database),
    reports: createPostgresReports(database),
    errors: createPostgresErrors(database),
    onRevision: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: async () => {
      await stop();
      await database.close();
    },
  };
}
