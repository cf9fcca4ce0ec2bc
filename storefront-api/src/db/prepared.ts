import type { Queryable } from './client.ts';

/**
 * A statement that is asked often: built once for a database, and planned once for a connection, because it is
 * sent under a name. Planning a join of five tables takes longer than running it. In a transaction it is built
 * again, but not planned again.
 */
export function prepared<Statement>(build: (db: Queryable) => Statement): (db: Queryable) => Statement {
  const known = new WeakMap<Queryable, Statement>();
  return (db) => {
    const statement = known.get(db) ?? build(db);
    known.set(db, statement);
    return statement;
  };
}
