import { LRUCache } from 'lru-cache';
import type { EndpointName } from 'shared-contracts/api';
import type { ApiClient, ApiResult } from 'shared-runtime';

/** Answers that are the same for every visitor of a store, member or not. */
const sharedByAll: readonly EndpointName[] = [
  'config',
  'navigation',
  'static-blocks',
  'store-switch-options',
];
/** Answers that are the same for every visitor of a customer group: some sales are for one group only. */
const sharedByGroup: readonly EndpointName[] = ['page-route'];

/** Milliseconds, as for a guest's whole page. */
const ttlMs = 5_000;
const maxAnswers = 5_000;

/**
 * Asks for menus, settings and routes once for many pages: a member's page is rendered every time, and most
 * of its calls would bring what the last page brought. What depends on the visitor is never kept.
 */
export function createResponseCache(): (api: ApiClient, customerGroup: number) => ApiClient {
  const answers = new LRUCache<string, Promise<ApiResult<unknown>>>({ max: maxAnswers, ttl: ttlMs });

  return (api, customerGroup) => ({
    call: ((name, request, options) => {
      const isByGroup = sharedByGroup.includes(name);
      if (!isByGroup && !sharedByAll.includes(name)) return api.call(name, request, options);
      const key = `${name} ${isByGroup ? customerGroup : ''} ${JSON.stringify(request)}`;
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
