import { onlineManager } from '@tanstack/react-query';
import { bestsellers } from 'shared-contracts/descriptors/sliders';
import { defaultStore, storeByHost, type Store } from 'shared-contracts/stores';
import { endpointQuery } from '../api/endpoint-query.ts';
import type { FragmentModule } from '../modules.ts';
import { answer, createStubShop, ErrorResponse } from '../testing/index.ts';
import { messagesOf, regionsOver } from '../testing/region-fixture.ts';
import { createContexts, createQueryClient } from './create-contexts.ts';
import { createEventBus } from '../host/event-bus.ts';

const listing = { s: 'ski', p: 1, order: 'relevance', dir: 'desc' } as const;

/** Creates the context of a store with a fragment; by default one whose data requires sign-in. */
function contextOf(store: Store, load?: FragmentModule['load']) {
  const { context } = createStubShop({
    store,
    handlers: [answer('bestsellers', () => new ErrorResponse('authentication_required'))],
  });
  const fragment: FragmentModule = {
    Component: () => null,
    messages: messagesOf(() => Promise.resolve({ default: {} })),
    load:
      load ??
      (async ({ queryClient }) => {
        await queryClient.fetchQuery(endpointQuery(context, bestsellers, { storeId: store.id }));
      }),
  };
  const { regions } = regionsOver(() => Promise.resolve({ fragment }));
  const failures: unknown[] = [];
  const { context: made } = createContexts({
    ...context,
    startSession: context.session,
    experiments: {},
    hub: createEventBus(() => undefined, Date.now),
    regions,
    timeoutOf: () => 1000,
    reportFailure: (failure) => failures.push(failure),
  });
  return { context: made, failures };
}

describe('prepareFragment, for a members’ fragment', () => {
  it('fails only its region in a public store', async () => {
    const { context, failures } = contextOf(defaultStore);
    await expect(context.prepareFragment('catalogue/listing', listing)).resolves.toEqual({ isReady: false });
    expect(failures).toEqual([expect.objectContaining({ region: 'catalogue/listing', phase: 'data' })]);
  });

  it('rejects in a store that requires sign-in, without reporting a failure', async () => {
    const { context, failures } = contextOf(storeByHost('partner.localhost'));
    await expect(context.prepareFragment('catalogue/listing', listing)).rejects.toMatchObject({
      failure: { code: 'authentication_required' },
    });
    expect(failures).toEqual([]);
  });
});

it('prepareFragment returns the result of the fragment, by which its page may redirect', async () => {
  const redirectOf = () => '/search?s=ski&p=3';
  const { context } = contextOf(defaultStore, () => Promise.resolve({ redirectOf }));
  await expect(context.prepareFragment('catalogue/listing', listing)).resolves.toEqual({
    isReady: true,
    redirectOf,
  });
});

describe('createQueryClient, without a network', () => {
  beforeEach(() => onlineManager.setOnline(false));
  afterEach(() => onlineManager.setOnline(true));

  it('fails queries at once', async () => {
    const queryFn = () => Promise.reject(new Error('no network'));
    await expect(createQueryClient().fetchQuery({ queryKey: ['a'], queryFn })).rejects.toThrow('no network');
  });

  it('fails mutations at once instead of pausing them', async () => {
    const queryClient = createQueryClient();
    const order = queryClient.getMutationCache().build(queryClient, {
      mutationFn: () => Promise.reject(new Error('no network')),
    });
    await expect(order.execute(undefined)).rejects.toThrow('no network');
  });
});
