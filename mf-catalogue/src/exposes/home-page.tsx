import { ApiError, type PageModule } from 'shared-runtime';
import { homeQuery } from '../api/home-query.ts';
import { reviewQuery } from '../api/review-query.ts';
import { settledWithin } from '../domain/settled-within.ts';
import { HomePage } from '../features/home/home-page.tsx';
import { messages } from '../messages/lists/index.ts';

/**
 * Milliseconds that the page waits for its data, less than the time limit of the page. Then it is shown with placeholders, and
 * the browser loads them.
 */
const dataTimeoutMs = 2_800;
const reviewTimeoutMs = 1_000;

export const page: PageModule = {
  Component: HomePage,
  messages,
  async load(context) {
    const { queryClient, session } = context;
    const query = homeQuery(context, session);
    const home = queryClient.fetchQuery(query);
    await Promise.all([
      settledWithin(home, dataTimeoutMs),
      settledWithin(queryClient.prefetchQuery(reviewQuery(context)), reviewTimeoutMs),
    ]);
    const state = queryClient.getQueryState(query.queryKey);
    if (state?.error instanceof ApiError && state.error.failure.code === 'authentication_required')
      throw state.error;
    // The status keeps the answer out of the cache of pages.
    return state?.data === undefined && context.side === 'server'
      ? { status: 503, isFailureShown: true }
      : undefined;
  },
};
