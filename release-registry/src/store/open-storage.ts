import { createFileStorage } from './file-storage.ts';
import { openPostgres } from './postgres/open-postgres.ts';
import { createPostgresStorage } from './postgres/postgres-storage.ts';
import { reasonUnusable } from './postgres/unusable.ts';
import type { RegistryStorage } from './registry-store.ts';

export interface StoragePlace {
  /** All is in files here, where there is no database. */
  dir: string;
  databaseUrl: string | null;
}

/** The database cannot be used as things are; the message says what to put right, and holds no password. */
export class StorageUnusableError extends Error {}

/** Rejects with a {@link StorageUnusableError}. `onLost` is told of connections that break off later. */
export async function openStorage(
  { dir, databaseUrl }: StoragePlace,
  onLost: (cause: Error) => void = () => undefined,
): Promise<RegistryStorage> {
  if (databaseUrl === null) return createFileStorage(dir);
  const database = openPostgres(databaseUrl, onLost);
  try {
    return await createPostgresStorage(database);
  } catch (cause) {
    await database.close();
    const reason = reasonUnusable(cause);
    if (reason === undefined) throw cause;
    throw new StorageUnusableError(`REGISTRY_DATABASE_URL: ${database.place} cannot be used. ${reason}`, {
      cause,
    });
  }
}
