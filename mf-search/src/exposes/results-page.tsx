import type { PageModule, PageParams } from 'shared-runtime';
import { readListingRequest, searchedTerm } from '../domain/listing-request.ts';
import { useRecordSearch } from '../features/box/recent/use-record-search.ts';
import { ResultsPage } from '../features/results/results-page.tsx';
import { messages } from '../messages/index.ts';

export const page: PageModule = {
  Component: RecordedResultsPage,
  messages,
  async load(context, params) {
    const listing = readListingRequest(params.search);
    if (listing === null) return undefined;
    const prepared = await context.prepareFragment('catalogue/listing', listing);
    // The page is nothing without its results: with the status 200 the failure would be cached as the page.
    if (prepared?.isReady === false) return { status: 503, isFailureShown: true };
    return prepared?.redirectOf && { redirect: prepared.redirectOf(params) };
  },
};

function RecordedResultsPage({ params }: { params: PageParams }) {
  useRecordSearch(searchedTerm(readListingRequest(params.search)));
  return <ResultsPage params={params} />;
}
