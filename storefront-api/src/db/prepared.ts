import type { Queryable } from './client.ts';

/**
 * Caches a prepared statement. PostgreSQL plans a named statement once per connection, and planning a join of five tables
 * takes longer than running it. The statement is also built once per driver: building it again for every transaction
 * would take the API longer than sending it.
 */
export function prepared<Statement extends object>(
  build: (db: Queryable) => Statement,
): (db: Queryable) => Statement {
  const statements = new WeakMap<Queryable, Statement>();
  /** By the class of the session, which each driver has one of. */
  const built = new WeakMap<object, Statement>();
  return (db) => {
    const known = statements.get(db);
    if (known !== undefined) return known;
    const session = sessionOf(db);
    const first = built.get(session.constructor);
    const statement = first === undefined ? build(db) : onClient(first, session.client);
    if (first === undefined) built.set(session.constructor, statement);
    statements.set(db, statement);
    return statement;
  };
}

interface Session {
  /** The connection of a transaction, or the pool. */
  client: unknown;
}

/** The library declares neither as public. `prepared.test.ts` fails if they are renamed. */
function sessionOf(db: Queryable): Session {
  return (db as unknown as { session: Session }).session;
}

/** Returns the same statement on another connection. */
function onClient<Statement extends object>(statement: Statement, client: unknown): Statement {
  return Object.create(statement, { client: { value: client } }) as Statement;
}
