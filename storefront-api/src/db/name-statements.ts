import type { ClientBase, QueryConfig } from 'pg';

/** Executions after which a statement counts as repeated. */
const minExecutions = 20;
/** Every connection keeps the plans of named statements: tens of kilobytes each. */
const maxNames = 150;
/** Texts that are counted. Lists of values make many texts of one statement. */
const maxCounted = 2_000;

/** Returns the name under which a statement is prepared, or undefined for one that is not prepared. */
export type NameStatement = (text: string) => string | undefined;

/** Creates the names of one process: all of its connections use the same ones. */
export function createStatementNames(): NameStatement {
  const names = new Map<string, string>();
  const executions = new Map<string, number>();
  return (text) => {
    const name = names.get(text);
    if (name !== undefined || names.size >= maxNames) return name;
    const count = (executions.get(text) ?? 0) + 1;
    if (count < minExecutions) {
      if (count > 1 || executions.size < maxCounted) executions.set(text, count);
      return undefined;
    }
    executions.delete(text);
    const created = `repeated_${names.size}`;
    names.set(text, created);
    return created;
  };
}

/**
 * Prepares the statements that a connection repeats: PostgreSQL then parses and plans them once per connection, which is
 * more than half of its work for the short statements of a shop.
 */
export function prepareRepeated(client: ClientBase, nameOf: NameStatement): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const named = (config: unknown, ...rest: unknown[]) =>
    query(isUnnamed(config) ? withName(config, nameOf) : config, ...rest);
  client.query = named as typeof client.query;
}

/** Streams such as those of COPY are no statements: they send themselves. */
function isUnnamed(config: unknown): config is QueryConfig {
  if (typeof config !== 'object' || config === null || 'submit' in config) return false;
  return 'text' in config && !('name' in config && config.name);
}

function withName(config: QueryConfig, nameOf: NameStatement): QueryConfig {
  const name = nameOf(config.text);
  return name === undefined ? config : { ...config, name };
}
