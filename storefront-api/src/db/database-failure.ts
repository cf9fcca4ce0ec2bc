export type DatabaseFailure =
  { kind: 'duplicate'; constraint: string } | { kind: 'contention' } | { kind: 'unavailable' };

const connectionErrors = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT']);

/** What a failed query means, alike for both drivers; null for anything that is a bug. */
export function databaseFailure(error: unknown): DatabaseFailure | null {
  for (const { code, constraint, message } of causes(error)) {
    if (code === '23505') return { kind: 'duplicate', constraint };
    if (code === '40001' || code === '40P01') return { kind: 'contention' };
    // 08: connection; 53: out of resources; 57: shut down or cancelled by a time limit
    if (/^(08|53|57)/.test(code) || connectionErrors.has(code)) return { kind: 'unavailable' };
    if (/timeout exceeded when trying to connect|Connection terminated/.test(message)) {
      return { kind: 'unavailable' };
    }
  }
  return null;
}

interface Cause {
  code: string;
  constraint: string;
  message: string;
}

const maxDepth = 5;

/** The query builder wraps what the driver threw, and the driver what the system did. */
function causes(error: unknown, depth = 0): Cause[] {
  if (typeof error !== 'object' || error === null || depth === maxDepth) return [];
  const text = (key: string) => {
    const value: unknown = Reflect.get(error, key);
    return typeof value === 'string' ? value : '';
  };
  const own = { code: text('code'), constraint: text('constraint'), message: text('message') };
  return [own, ...causes(Reflect.get(error, 'cause'), depth + 1)];
}
