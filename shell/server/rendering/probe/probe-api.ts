import type { ApiClient } from 'shared-runtime';
import { createApiClient, type ApiFetch } from 'shared-runtime/host';
import { createResponseCache } from '../response-cache.ts';

export interface ProbeApi {
  /** Returns the client for a visitor of this customer group. */
  clientFor: (group: number) => ApiClient;
  /** Whether a call had no answer or an answer of 5xx. */
  hasFailed: () => boolean;
}

/**
 * Creates the API of one probe. Calls have no cookie, so every visitor gets the answers of a guest, and calls that could
 * change something are not sent: they are answered as without a session.
 */
export function createProbeApi(baseUrl: string, fetch: ApiFetch): ProbeApi {
  let hasFailed = false;
  const throughResponseCache = createResponseCache();
  const readOnlyFetch: ApiFetch = async (url, init) => {
    if (init.method !== 'GET') {
      const body = { code: 'authentication_required', message: 'A probe changes nothing' };
      return Response.json(body, { status: 401 });
    }
    try {
      const answer = await fetch(url, init);
      hasFailed ||= answer.status >= 500;
      return answer;
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  };
  const client = createApiClient({ baseUrl, fetch: readOnlyFetch });
  return {
    clientFor: (group) => throughResponseCache(client, group),
    hasFailed: () => hasFailed,
  };
}
