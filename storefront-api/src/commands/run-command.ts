import { ConfigError, readConfig } from '../config.ts';
import type { DatabaseClient } from '../db/client.ts';
import { databaseFailure } from '../db/database-failure.ts';
import { DirectoryInUseError } from '../db/directory-lock.ts';
import { openDatabase } from '../db/open.ts';
import { DamagedDatabaseError } from '../db/pglite.ts';
import { CatalogueImportError } from '../modules/catalogue-import/index.ts';

/** A mistake in the arguments; its message is printed without a stack trace. */
export class UsageError extends Error {}

/**
 * Runs a command on the database of the environment: DATABASE_URL, or else the embedded one in DATA_DIR. Errors that the
 * operator can solve are printed without a stack trace. The exit code is 1 after any error.
 */
export async function runCommand(work: (database: DatabaseClient) => Promise<void>): Promise<void> {
  try {
    const database = await openDatabase(readConfig(process.env), () => {});
    try {
      await database.exclusively(async () => {
        await database.migrate();
        await work(database);
      });
    } finally {
      await database.close();
    }
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n`);
    process.exitCode = 1;
  }
}

const plainErrors = [
  UsageError,
  ConfigError,
  CatalogueImportError,
  DirectoryInUseError,
  DamagedDatabaseError,
];

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (plainErrors.some((kind) => error instanceof kind)) return error.message;
  if ('code' in error && error.code === 'ENOENT') return error.message;
  if (databaseFailure(error)?.kind === 'unavailable')
    return 'The database that DATABASE_URL names does not answer. Is it running?';
  return error.stack ?? error.message;
}
