import { isInTrace, SpanKind, withSpan } from 'shared-tracing/spans';

/** A connection, a pool or a transaction of either driver. */
interface Queries {
  query: (...values: never[]) => unknown;
}

type Query = (statement: unknown, ...rest: unknown[]) => unknown;

/**
 * Adds a span for every statement of a request, with its text. Values are not part of the text, and are left out: they may be
 * personal. Statements of health checks and background jobs have none: traces begin in the shell.
 */
export function traceStatements<Client extends Queries>(client: Client): Client {
  const query = client.query.bind(client) as Query;
  const traced: Query = (statement, ...rest) => {
    const text = textOf(statement);
    // A pool passes a callback to its connection: that statement has a span already.
    const hasSpan = typeof rest.at(-1) === 'function';
    if (text === undefined || hasSpan || !isInTrace()) return query(statement, ...rest);
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text };
    return withSpan(operationOf(text), { kind: SpanKind.CLIENT, attributes }, async () =>
      query(statement, ...rest),
    );
  };
  client.query = traced as Client['query'];
  return client;
}

/** Undefined for streams such as those of COPY, which send themselves. */
function textOf(statement: unknown): string | undefined {
  if (typeof statement === 'string') return statement;
  if (typeof statement !== 'object' || statement === null || 'submit' in statement) return undefined;
  return 'text' in statement && typeof statement.text === 'string' ? statement.text : undefined;
}

/** Returns the first word of a statement, such as `SELECT`. */
function operationOf(text: string): string {
  return /^[\s(]*([a-z]+)/i.exec(text)?.[1]?.toUpperCase() ?? 'SQL';
}
