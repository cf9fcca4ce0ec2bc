import type { Queryable, RegistryDatabase } from './database.ts';
import { migrations, schema } from './schema.ts';

/** Any number, as long as every registry uses the same. */
const migrationLock = 812_027;

/** The tables were created by a newer version of the registry. */
export class NewerSchemaError extends Error {}

/**
 * Migrates the tables in one transaction. Of registries that start at once, one does it and the others wait. Without
 * pending migrations it needs no right to create anything.
 */
export async function migrate(database: RegistryDatabase): Promise<void> {
  if ((await versionOf(database)) === migrations.length) return;
  await database.exclusively(migrationLock, async (tx) => {
    const version = await versionOf(tx);
    if (version > migrations.length) {
      throw new NewerSchemaError(
        `Its tables are of version ${version}, and this registry knows ${migrations.length} at most.`,
      );
    }
    if (version === 0) {
      await tx.query(`create schema if not exists ${schema}`);
      await tx.query(`create table ${schema}.version (version integer not null)`);
      await tx.query(`insert into ${schema}.version values (0)`);
    }
    for (const statement of migrations.slice(version).flat()) {
      // oxlint-disable-next-line no-await-in-loop -- in order
      await tx.query(statement);
    }
    await tx.query(`update ${schema}.version set version = $1`, [migrations.length]);
  });
}

async function versionOf(database: Queryable): Promise<number> {
  const { rows } = await database.query('select to_regclass($1)::text as name', [`${schema}.version`]);
  const [table] = rows as { name: string | null }[];
  if (!table?.name) return 0;
  const versions = await database.query(`select version from ${schema}.version`);
  const [row] = versions.rows as { version: number }[];
  return row?.version ?? 0;
}
