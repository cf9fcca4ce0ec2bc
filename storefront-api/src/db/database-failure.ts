export type DatabaseFailure =
  | { kind: 'duplicate'; constraint: string }
  | { kind: 'contention' }
  | { kind: 'unavailable' };

const connectionErrors = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT']);

/** What a failed query means, alike for both drivers; null for anything that is a bug. */
export function databaseFailure(error: unknown): DatabaseFailure | null {
  for (let each = error, depth = 0; each instanceof Error && depth < 5; each = each.cause, depth += 1) {
    const code = 'code' in each && typeof each.code === 'string' ? each.code : '';
    if (code === '23505') {
      const constraint = 'constraint' in each && typeof each.constraint === 'string' ? each.constraint : '';
      return { kind: 'duplicate', constraint };
    }
    if (code === '40001' || code === '40P01') return { kind: 'contention' };
    // 08: connection; 53: out of resources; 57: shut down or cancelled by a time limit
    if (/^(08|53|57)/.test(code) || connectionErrors.has(code)) return { kind: 'unavailable' };
    if (/timeout exceeded when trying to connect|Connection terminated/.test(each.message)) {
      return { kind: 'unavailable' };
    }
  }
  return null;
}
