import { queryKey } from 'shared-contracts/api/query-key';
import { hpData } from 'shared-contracts/descriptors/catalogue';
import { navigation } from 'shared-contracts/descriptors/shop';
import { answer, createStubShop, memberSession, ErrorResponse } from '../testing/index.ts';
import { ApiError } from './api-client.ts';
import { endpointQuery } from './endpoint-query.ts';

const request = { type: 'footer-main', storeId: 1 } as const;

describe('endpointQuery', () => {
  it('has the key of the contract, so that invalidation by that key finds the query', () => {
    const { context } = createStubShop();
    expect(endpointQuery(context, navigation, request).queryKey).toEqual(queryKey(navigation, 1, request));
  });

  it('shares an answer with another remote that bundles its own copy of the descriptor', () => {
    const { context } = createStubShop();
    const other = endpointQuery(context, { ...navigation }, { ...request });
    expect(other.queryKey).toEqual(endpointQuery(context, navigation, request).queryKey);
  });

  it('has the same key for a remote released before descriptors, which names the endpoint', () => {
    const { context } = createStubShop();
    const named = endpointQuery(context, 'navigation' as unknown as typeof navigation, request);
    expect(named.queryKey).toEqual(endpointQuery(context, navigation, request).queryKey);
  });

  it('sends one request for concurrent equal queries', async () => {
    let calls = 0;
    const handlers = [
      answer('navigation', () => {
        calls += 1;
        return { items: [] };
      }),
    ];
    const { context } = createStubShop({ handlers });
    await context.queryClient.fetchQuery(endpointQuery(context, navigation, request));
    const again = await context.queryClient.fetchQuery(endpointQuery(context, navigation, { ...request }));
    expect(again).toEqual({ items: [] });
    expect(calls).toBe(1);
  });

  it('throws an error response as an error with its code', async () => {
    const handlers = [answer('hp-data', () => new ErrorResponse('authentication_required'))];
    const { context } = createStubShop({ handlers, session: memberSession });
    const query = endpointQuery(context, hpData, { storeId: 1, groupId: 0 });
    const error: unknown = await context.queryClient.fetchQuery(query).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect((error as ApiError).failure).toMatchObject({ code: 'authentication_required', status: 401 });
  });
});
