import type { PGlite, Transaction } from '@electric-sql/pglite';
import type { Queryable, RegistryDatabase } from '../store/postgres/database.ts';

/** PostgreSQL inside this process, in memory, for tests. Closing it leaves it open for the next who opens it. */
export function asDatabase(pglite: PGlite): RegistryDatabase {
  return {
    place: 'a database in memory',
    ...queryableOf(pglite),
    // There is no other process.
    exclusively: (_lock, work) => pglite.transaction((tx) => work(queryableOf(tx))),
    listen: (channel, { heard }) => pglite.listen(channel, heard).then((stop) => () => stop()),
    close: async () => undefined,
  };
}

function queryableOf(connection: PGlite | Transaction): Queryable {
  return {
    query: (text, values) => connection.query(text, values === undefined ? undefined : [...values]),
  };
}
