import { DrizzleQueryError } from 'drizzle-orm';
import { ConfigError } from '../config.ts';
import { databaseFailure } from '../db/database-failure.ts';
import { DirectoryInUseError } from '../db/directory-lock.ts';
import { DamagedDatabaseError } from '../db/pglite.ts';
import { CatalogueImportError, ImportRejectedError } from '../modules/catalogue-import/index.ts';

/** A mistake in the arguments; its message is printed without a stack trace. */
export class UsageError extends Error {}

const plainErrors = [
  UsageError,
  ConfigError,
  CatalogueImportError,
  ImportRejectedError,
  DirectoryInUseError,
  DamagedDatabaseError,
];

/** Returns what a command prints after an error: a message for what the operator can solve, or else the stack trace. */
export function errorMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (plainErrors.some((kind) => error instanceof kind)) return error.message;
  if ('code' in error && error.code === 'ENOENT') return error.message;
  if (databaseFailure(error)?.kind === 'unavailable')
    return 'The database that DATABASE_URL names does not answer. Is it running?';
  // Its own message has the parameters of the statement: thousands of rows, or a customer's data.
  if (error instanceof DrizzleQueryError)
    return `The database failed: ${error.cause?.message ?? 'unknown cause'}`;
  return error.stack ?? error.message;
}
