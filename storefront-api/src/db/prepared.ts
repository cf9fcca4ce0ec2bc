import type { Queryable } from './client.ts';

/**
 * Caches a prepared statement per database. PostgreSQL plans a named statement once per connection, and planning a join
 * of five tables takes longer than running it. In a transaction the statement is built again, but not planned again.
 */
export function prepared<Statement>(build: (db: Queryable) => Statement): (db: Queryable) => Statement {
  const statements = new WeakMap<Queryable, Statement>();
  return (db) => {
    const statement = statements.get(db) ?? build(db);
    statements.set(db, statement);
    return statement;
  };
}
