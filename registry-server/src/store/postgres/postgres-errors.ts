import { readErrorGroups, type ErrorGroup } from 'registry-client/domain/error-group';
import type { ErrorGroups } from '../registry-store.ts';
import type { Queryable, RegistryDatabase } from './database.ts';
import { schema } from './schema.ts';

/** Any number, as long as every registry uses the same. */
const errorLock = 812_029;

/** Stores the errors of each remote in one row of the table `release_errors`. */
export function createPostgresErrors(database: RegistryDatabase): ErrorGroups {
  return {
    read: async (wanted) => {
      const { rows } = await database.query(
        `select groups from ${schema}.release_errors where $1::text[] is null or remote = any($1)`,
        [wanted === 'all' ? null : [...wanted]],
      );
      return rows.flatMap(parseGroups);
    },
    change: (remote, next) =>
      database.exclusively(errorLock, async (tx) => {
        const groups = next(await readRow(tx, remote));
        await tx.query(
          `insert into ${schema}.release_errors (remote, groups) values ($1, $2::json)
           on conflict (remote) do update set groups = excluded.groups`,
          [remote, JSON.stringify(groups)],
        );
      }),
  };
}

async function readRow(tx: Queryable, remote: string): Promise<ErrorGroup[]> {
  const { rows } = await tx.query(`select groups from ${schema}.release_errors where remote = $1`, [remote]);
  return rows.flatMap(parseGroups);
}

function parseGroups(row: unknown): ErrorGroup[] {
  return readErrorGroups((row as { groups: unknown }).groups);
}
