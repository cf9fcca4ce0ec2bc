import { createFileStorage } from './file-storage.ts';
import { migrate } from './postgres/migrate.ts';
import { openPostgres } from './postgres/open-postgres.ts';
import { createPostgresStorage } from './postgres/postgres-storage.ts';
import { takeOverFiles } from './postgres/take-over-files.ts';
import { reasonUnusable } from './postgres/unusable.ts';
import type { RegistryStorage } from './registry-store.ts';

export type { RegistryStorage };

export interface StoragePlace {
  /** All is in files here, where there is no database. */
  dir: string;
  databaseUrl: string | null;
}

/** The database cannot be used as things are; the message says what to put right, and holds no password. */
export class StorageUnusableError extends Error {}

export interface StorageReports {
  /** A connection broke off; it is replaced. */
  lost?: (cause: Error) => void;
  /** An empty database has got what the files held, up to this revision. */
  tookOver?: (revision: number) => void;
}

/** Rejects with a {@link StorageUnusableError}. */
export async function openStorage(
  { dir, databaseUrl }: StoragePlace,
  { lost = () => undefined, tookOver }: StorageReports = {},
): Promise<RegistryStorage> {
  if (databaseUrl === null) return createFileStorage(dir);
  const database = openPostgres(databaseUrl, lost);
  try {
    await migrate(database);
    const taken = await takeOverFiles(database, dir);
    if (taken > 0) tookOver?.(taken);
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
