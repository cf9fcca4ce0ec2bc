import type { PageModule } from 'shared-runtime';
import { readListingRequest } from '../domain/listing-request.ts';
import { ResultsPage } from '../features/results/results-page.tsx';
import { messages } from '../messages/index.ts';

export const page: PageModule = {
  Component: ResultsPage,
  messages,
  async load(context, params) {
    const listing = readListingRequest(params.search);
    if (listing === null) return undefined;
    const result = await context.prepareFragment('catalogue/listing', listing);
    return result?.redirectOf && { redirect: result.redirectOf(params) };
  },
};
