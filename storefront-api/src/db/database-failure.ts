export type DatabaseFailure =
  { kind: 'duplicate'; constraint: string } | { kind: 'contention' } | { kind: 'unavailable' };

const connectionErrors = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT']);

/** Classifies the error of a failed query, for both drivers. Returns null for any other error, which is a bug. */
export function databaseFailure(error: unknown): DatabaseFailure | null {
  for (const { code, constraint, message } of causes(error)) {
    if (code === '23505') return { kind: 'duplicate', constraint };
    if (['40001', '40P01', '55P03'].includes(code)) return { kind: 'contention' };
    // Classes of SQLSTATE: 08 connection, 53 insufficient resources, 57 shut down or cancelled by a timeout.
    if (/^(08|53|57)/.test(code) || connectionErrors.has(code)) return { kind: 'unavailable' };
    if (/timeout exceeded when trying to connect|Connection terminated/.test(message)) {
      return { kind: 'unavailable' };
    }
  }
  return null;
}

/** Returns whether a query failed because the account that it writes to was deleted meanwhile. */
export function isAccountDeleted(error: unknown): boolean {
  return causes(error).some(
    ({ code, constraint }) => code === '23503' && constraint.endsWith('_customer_id_customers_id_fk'),
  );
}

interface Cause {
  code: string;
  constraint: string;
  message: string;
}

const maxDepth = 5;

/** Returns the error and its causes: Drizzle wraps the error of the driver, and the driver that of the system. */
function causes(error: unknown, depth = 0): Cause[] {
  if (typeof error !== 'object' || error === null || depth === maxDepth) return [];
  const text = (key: string) => {
    const value: unknown = Reflect.get(error, key);
    return typeof value === 'string' ? value : '';
  };
  const cause = { code: text('code'), constraint: text('constraint'), message: text('message') };
  return [cause, ...causes(Reflect.get(error, 'cause'), depth + 1)];
}
