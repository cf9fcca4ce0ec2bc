import { passwordEndpoints } from 'shared-contracts/api/password-endpoints';
import { createFairQueue } from '../http/fair-queue.ts';
import type { HttpLimits } from '../http/http-limits.ts';

export interface ApiQueue {
  /**
   * Runs an API call when it is this client's turn. Rejects with `QueueFullError` if too many calls are waiting.
   *
   * @param client key of the per-client limits, see `clientNetwork`
   * @param path of the call, with or without a query
   */
  run: <Value>(client: string, path: string, call: () => Promise<Value>) => Promise<Value>;
}

const passwordPaths: ReadonlySet<string> = new Set(passwordEndpoints.map(({ path }) => path));

/**
 * Creates the queue of all API calls that visitors cause. Calls that hash a password wait in a queue of their own:
 * otherwise a few hundred sign-ins at once would hold every connection, and each other call would wait for its turn
 * behind them.
 */
export function createApiQueue(limits: HttpLimits): ApiQueue {
  const main = createFairQueue({
    concurrency: limits.apiConnections,
    maxRunningPerClient: limits.maxApiCallsPerClient,
    maxWaitingPerClient: limits.maxWaitingApiCallsPerClient,
    maxWaiting: limits.maxWaitingApiCalls,
  });
  const password = createFairQueue({
    concurrency: limits.passwordCalls,
    maxRunningPerClient: limits.maxPasswordCallsPerClient,
    maxWaitingPerClient: limits.maxWaitingPasswordCallsPerClient,
    maxWaiting: limits.maxWaitingPasswordCalls,
  });
  return {
    run: (client, path, call) => (isPasswordCall(path) ? password : main).run(client, call),
  };
}

/** The API decodes paths, so an escaped letter must not lead to the other queue. */
function isPasswordCall(path: string): boolean {
  const [plain = ''] = path.split('?');
  if (!plain.includes('%')) return passwordPaths.has(plain);
  try {
    return passwordPaths.has(decodeURIComponent(plain));
  } catch {
    return false;
  }
}
