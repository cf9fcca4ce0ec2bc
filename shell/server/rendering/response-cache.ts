import { LRUCache } from 'lru-cache';
import type { EndpointName } from 'shared-contracts/api';
import type { ApiClient, ApiResult } from 'shared-runtime';

/** Responses that are the same for every visitor of a store. */
const sharedByAll: readonly EndpointName[] = [
  'config',
  'navigation',
  'static-blocks',
  'store-switch-options',
];
/** Responses that are the same within a customer group: some sales are for one group only. */
const sharedByGroup: readonly EndpointName[] = ['page-route'];

/** Milliseconds; the same as for a guest page. */
const ttlMs = 5_000;
const maxAnswers = 5_000;

/**
 * Caches the responses for menus, settings and routes across pages: a member's page is rendered for every request, and
 * most of its calls would return the same. Personal responses are never cached.
 */
export function createResponseCache(): (api: ApiClient, customerGroup: number) => ApiClient {
  const answers = new LRUCache<string, Promise<ApiResult<unknown>>>({ max: maxAnswers, ttl: ttlMs });

  return (api, customerGroup) => ({
    call: ((name, request, options) => {
      const isByGroup = sharedByGroup.includes(name);
      if (!isByGroup && !sharedByAll.includes(name)) return api.call(name, request, options);
      const key = `${name} ${isByGroup ? customerGroup : ''} ${JSON.stringify(request)}`;
      const cachedAnswer = answers.get(key);
      if (cachedAnswer) return cachedAnswer;
      // Without the caller's abort signal: other pages wait for this response too.
      const answer = api.call(name, request);
      answers.set(key, answer);
      void answer.then((result) => {
        if (!result.ok) answers.delete(key);
      });
      return answer;
    }) as ApiClient['call'],
  });
}
