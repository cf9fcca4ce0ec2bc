import { PGlite, types } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { mkdir, readdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { jsonInsert } from './bulk-insert.ts';
import { migrations, type DatabaseClient } from './client.ts';
import { lockDirectory } from './directory-lock.ts';
import { makePrivate } from './private-files.ts';
import * as schema from './schema/index.ts';
import { traceStatements } from './trace-statements.ts';

interface PgliteOptions {
  /** Undefined: in memory. */
  dataDir?: string;
  /** A result of `dump` to start from. */
  snapshot?: Blob;
  /** Whether statements are part of traces. @default false */
  isTraced?: boolean;
}

interface PgliteClient extends DatabaseClient {
  /** Exports the whole database as one file, from which tests start. */
  dump: () => Promise<Blob>;
}

/** Thrown if the files of an embedded database cannot be read. The message names the command that moves them away. */
export class DamagedDatabaseError extends Error {
  constructor(dataDir: string, cause: unknown) {
    super(
      `The embedded database in ${dataDir} cannot be opened: its files are damaged.\n` +
        `Restore a copy of the directory, or move it away and start again, which writes a new demo shop:\n` +
        `  mv ${dataDir} ${dataDir}.damaged`,
      { cause },
    );
  }
}

/** Opens the embedded database. It has one connection, so a read waits for any open transaction. */
export async function openPglite({
  dataDir,
  snapshot,
  isTraced = false,
}: PgliteOptions = {}): Promise<PgliteClient> {
  if (dataDir !== undefined) await mkdir(dirname(dataDir), { recursive: true });
  const release = dataDir === undefined ? undefined : await lockDirectory(dataDir);
  try {
    const isOld = dataDir !== undefined && (await prepareDirectory(dataDir));
    const opening = PGlite.create({
      ...(dataDir === undefined ? {} : { dataDir }),
      ...(snapshot === undefined ? {} : { loadDataDir: snapshot }),
      extensions: { pg_trgm },
      // As in `postgres.ts`, so that both drivers return numbers.
      parsers: { [types.INT8]: Number, [types.NUMERIC]: Number },
    });
    const pglite = await opening.catch((error: unknown) => {
      throw isOld ? new DamagedDatabaseError(dataDir, error) : error;
    });
    if (dataDir !== undefined) await makePrivate(dataDir);
    if (isTraced) traceDatabase(pglite);
    const db = drizzle(pglite, { schema });
    return {
      driver: 'pglite',
      db,
      bulkTransaction: (work) => db.transaction((tx) => work(tx, jsonInsert(tx))),
      ping: async () => {
        await db.execute(sql`select 1`);
      },
      migrate: () => migrate(db, migrations),
      exclusively: (work) => work(), // The directory lock already excludes other processes.
      dump: () => pglite.dumpDataDir('none'),
      close: async () => {
        await pglite.close();
        await release?.();
      },
    };
  } catch (error) {
    await release?.();
    throw error;
  }
}

function traceDatabase(pglite: PGlite): void {
  traceStatements(pglite);
  const transaction = pglite.transaction.bind(pglite);
  pglite.transaction = (work) => transaction((tx) => work(traceStatements(tx)));
}

/** Creates the directory, accessible to the current user only. Returns true if it contains a database already. */
async function prepareDirectory(dataDir: string): Promise<boolean> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await makePrivate(dataDir);
  return (await readdir(dataDir)).length > 0;
}
