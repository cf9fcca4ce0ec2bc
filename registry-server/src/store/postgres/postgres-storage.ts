import { createPostgresTokens } from '../../access/postgres-tokens.ts';
import type { RegistryStorage } from '../registry-store.ts';
import type { RegistryDatabase } from './database.ts';
import { createPostgresHistory, createPostgresStore } from './postgres-store.ts';
import { revisionChannel } from './schema.ts';

/** For any number of processes: each hears what the others write. Closing it closes the database, which has its tables. */
export async function createPostgresStorage(database: RegistryDatabase): Promise<RegistryStorage> {
  const store = createPostgresStore(database);
  const listeners = new Set<(revision: number) => void>();
  const tell = (revision: number) => {
    for (const listener of listeners) listener(revision);
  };
  const stop = await database.listen(revisionChannel, {
    heard: (text) => tell(Number(text)),
    missed: () => {
      // A database that cannot be read now is heard of by everybody who asks for the document.
      void store.read().then(
        ({ revision }) => tell(revision),
        () => undefined,
      );
    },
  });
  return {
    place: database.place,
    store,
    history: createPostgresHistory(database),
    audit: store,
    tokens: createPostgresTokens(database),
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
