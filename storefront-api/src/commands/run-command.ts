import { readConfig } from '../config.ts';
import type { DatabaseClient } from '../db/client.ts';
import { openDatabase } from '../db/open.ts';
import { errorMessage } from './error-message.ts';

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
    process.stderr.write(`${errorMessage(error)}\n`);
    process.exitCode = 1;
  }
}
