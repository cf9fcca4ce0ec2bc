import { createFileStorage } from './file-storage.ts';
import { migrate } from './postgres/migrate.ts';
import { openPostgres } from './postgres/open-postgres.ts';
import { createPostgresStorage } from './postgres/postgres-storage.ts';
import { importFiles } from './postgres/import-files.ts';
import { explainDatabaseError } from './postgres/explain-database-error.ts';
import type { RegistryStorage } from './registry-store.ts';

export type { RegistryStorage };

export interface StorageLocation {
  /** Directory of the files when there is no database. */
  dir: string;
  databaseUrl: string | null;
}

/** The database cannot be used; the message says what to correct, and contains no password. */
export class StorageUnusableError extends Error {}

export interface StorageReports {
  /** A connection was lost; it is replaced. */
  onConnectionLost?: (cause: Error) => void;
  /** The files were imported into an empty database, up to this revision. */
  onImport?: (revision: number) => void;
}

/** Opens the database, or the files without one. Rejects with a {@link StorageUnusableError}. */
export async function openStorage(
  { dir, databaseUrl }: StorageLocation,
  { onConnectionLost = () => undefined, onImport }: StorageReports = {},
): Promise<RegistryStorage> {
  if (databaseUrl === null) return createFileStorage(dir);
  const database = openPostgres(databaseUrl, onConnectionLost);
  try {
    await migrate(database);
    const revision = await importFiles(database, dir);
    if (revision > 0) onImport?.(revision);
    return await createPostgresStorage(database);
  } catch (cause) {
    await database.close();
    const reason = explainDatabaseError(cause);
    if (reason === undefined) throw cause;
    throw new StorageUnusableError(`REGISTRY_DATABASE_URL: ${database.location} cannot be used. ${reason}`, {
      cause,
    });
  }
}
