import type { PGlite, Transaction } from '@electric-sql/pglite';
import type { Queryable, RegistryDatabase } from '../store/postgres/database.ts';

/** Adapts PGlite, in memory, for tests. `close` leaves it open for the next test. */
export function asDatabase(pglite: PGlite): RegistryDatabase {
  return {
    location: 'a database in memory',
    ...queryableOf(pglite),
    // There is no other process, so no lock is needed.
    exclusively: (_lock, work) => pglite.transaction((tx) => work(queryableOf(tx))),
    listen: (channel, { received }) => pglite.listen(channel, received).then((stop) => () => stop()),
    close: async () => undefined,
  };
}

function queryableOf(connection: PGlite | Transaction): Queryable {
  return {
    query: (text, values) => connection.query(text, values === undefined ? undefined : [...values]),
  };
}
