import { LRUCache } from 'lru-cache';
import type { EndpointName } from 'shared-contracts/api';
import type { ApiClient, ApiResult } from 'shared-runtime';

/** Answers that are the same for every visitor of a store, member or not. */
const sameForEverybody: ReadonlySet<EndpointName> = new Set([
  'config',
  'navigation',
  'page-route',
  'static-blocks',
  'store-switch-options',
]);

/** Milliseconds, as for a guest's whole page. */
const freshFor = 5_000;
const mostAnswers = 5_000;

/**
 * Asks for menus, settings and routes once for many pages: a member's page is rendered every time, and most
 * of its calls would bring what the last page brought. What depends on the visitor is never kept.
 */
export function createFrameCache(): (api: ApiClient) => ApiClient {
  const answers = new LRUCache<string, Promise<ApiResult<unknown>>>({ max: mostAnswers, ttl: freshFor });

  return (api) => ({
    call: ((name, request, options) => {
      if (!sameForEverybody.has(name)) return api.call(name, request, options);
      const key = `${name} ${JSON.stringify(request)}`;
      const known = answers.get(key);
      if (known) return known;
      // Without the asker's signal: others wait for this answer too.
      const answer = api.call(name, request);
      answers.set(key, answer);
      void answer.then((result) => {
        if (!result.ok) answers.delete(key);
      });
      return answer;
    }) as ApiClient['call'],
  });
}
