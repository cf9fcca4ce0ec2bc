import type { PageModule, PageResult, ShopContext } from 'shared-runtime';
import { brandsQuery, followedBrandsQuery } from '../api/brands-query.ts';
import { readTerm } from '../domain/brands/filter-groups.ts';
import { settledWithin } from '../domain/settled-within.ts';
import { BrandsPage } from '../features/brands/brands-page.tsx';
import { messages } from '../messages/lists/index.ts';

/** Longest time that the list waits for the marks of the brands that the member follows, milliseconds. */
const followedTimeoutMs = 1_000;

export const page: PageModule = {
  Component: BrandsPage,
  messages,
  async load(context, params) {
    await Promise.all([context.queryClient.fetchQuery(brandsQuery(context)), loadFollowed(context)]);
    return readTerm(params.search['q']) === '' ? undefined : { meta: unindexed };
  },
};

/** What a search finds is no page of its own for search engines. */
const unindexed: PageResult['meta'] = { robots: 'noindex, follow', canonical: null, alternates: [] };

async function loadFollowed(context: ShopContext): Promise<void> {
  const { queryClient, session } = context;
  if (!session.isUserLoggedIn) return;
  await settledWithin(queryClient.prefetchQuery(followedBrandsQuery(context, session.id)), followedTimeoutMs);
}
