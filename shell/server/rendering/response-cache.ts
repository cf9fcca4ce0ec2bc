import { LRUCache } from 'lru-cache';
import type { EndpointDescriptor } from 'shared-contracts/api/descriptor';
import { staticBlocks } from 'shared-contracts/descriptors/content';
import { storeSwitchOptions } from 'shared-contracts/descriptors/countries';
import { config, navigation, pageRoute } from 'shared-contracts/descriptors/shop';
import type { ApiClient, ApiResult } from 'shared-runtime';

/** Responses that are the same for every visitor of a store. */
const sharedByAll: readonly EndpointDescriptor[] = [config, navigation, staticBlocks, storeSwitchOptions];
/** Responses that are the same within a customer group: some sales are for one group only. */
const sharedByGroup: readonly EndpointDescriptor[] = [pageRoute];

/** Milliseconds; the same as for a guest page. */
const ttlMs = 5_000;
const maxAnswers = 5_000;

/**
 * Caches the responses for menus, settings and routes across pages: a member's page is rendered for every request, and
 * most of its calls would return the same. Personal responses are never cached.
 */
export function createResponseCache(): (api: ApiClient, customerGroup: number) => ApiClient {
  const answers = new LRUCache<string, Promise<ApiResult<unknown, string>>>({ max: maxAnswers, ttl: ttlMs });

  return (api, customerGroup) => ({
    call: ((endpoint, request, options) => {
      const byGroup = findSame(sharedByGroup, endpoint);
      const shared = byGroup ?? findSame(sharedByAll, endpoint);
      if (!shared) return api.call(endpoint, request, options);
      // A copy: a remote's request could have other values when it is read again for the call.
      const fields = JSON.parse(JSON.stringify(request)) as typeof request;
      const key = `${shared.name} ${byGroup ? customerGroup : ''} ${JSON.stringify(fields)}`;
      const cachedAnswer = answers.get(key);
      if (cachedAnswer) return cachedAnswer;
      // Without the caller's abort signal: other pages wait for this response too.
      const answer = api.call(shared, fields);
      answers.set(key, answer);
      void answer.then((result) => {
        if (!result.ok) answers.delete(key);
      });
      return answer;
    }) as ApiClient['call'],
  });
}

/** Returns whether the data of an endpoint are the same for every visitor of a store. */
export function isSharedByAll(endpoint: unknown): boolean {
  return sharedByAll.some(({ name }) => name === endpoint);
}

/**
 * Returns the shell's own descriptor of this endpoint. A remote's descriptor could have a shared name and the path of a
 * personal answer, which must not reach the cache. Remotes released before descriptors call by name.
 */
function findSame(
  endpoints: readonly EndpointDescriptor[],
  called: EndpointDescriptor | string,
): EndpointDescriptor | undefined {
  if (typeof called === 'string') return endpoints.find(({ name }) => name === called);
  return endpoints.find(
    ({ name, method, path }) => name === called.name && method === called.method && path === called.path,
  );
}
