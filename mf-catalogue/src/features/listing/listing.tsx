import { LoadFailed } from '../../components/page/load-failed.tsx';
import { LoadingNote } from '../../components/page/loading-note.tsx';
import { ProductGridSkeleton } from '../../components/product-card/product-grid.tsx';
import { hasFilters } from '../../domain/listing/filters.ts';
import type { ListingSelection } from '../../domain/listing/listing-selection.ts';
import { paginationOf } from '../../domain/listing/list-pages.ts';
import { CorrectedTerm } from './corrected-term.tsx';
import { DeferredEmpty } from './empty/deferred-empty.ts';
import { DeferredChips, DeferredPaging, DeferredSidebar } from './controls/deferred-controls.ts';
import { ListingResults } from './listing-results.tsx';
import { ListingToolbar } from './listing-toolbar.tsx';
import { useListing } from './use-listing.ts';
import { useSavedSearch } from './use-saved-search.ts';
import styles from './listing.module.css';

/** Renders a grid of products with its filters. Its props select them; filters, sorting and paging are links. */
export function Listing(selection: ListingSelection) {
  const query = useListing(selection);
  useSavedSearch(selection, query.isPlaceholderData ? undefined : query.data?.total);
  if (query.data === undefined) {
    return query.isError ? (
      <LoadFailed isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
    ) : (
      <>
        <LoadingNote />
        <ProductGridSkeleton />
      </>
    );
  }
  const { items, total, facets, correctedTerm } = query.data;
  const isFiltered = hasFilters(selection.filters);
  if (items.length === 0 && !isFiltered) return <DeferredEmpty selection={selection} total={total} />;
  const pagination = paginationOf(selection, query.data.pagination.count);
  return (
    <div className={styles.layout} id="list">
      <DeferredSidebar current={selection} facets={facets} />
      <div className={styles.listing}>
        {correctedTerm === null ? null : <CorrectedTerm selection={selection} term={correctedTerm} />}
        <ListingToolbar selection={selection} total={total} pagination={pagination} />
        {isFiltered ? <DeferredChips current={selection} facets={facets} /> : null}
        {items.length === 0 ? (
          <DeferredEmpty selection={selection} total={total} />
        ) : (
          <>
            <ListingResults
              selection={selection}
              items={items}
              pagination={pagination}
              isOutdated={query.isPlaceholderData}
            />
            <DeferredPaging
              current={selection}
              pagination={pagination}
              total={total}
              isOutdated={query.isPlaceholderData}
            />
          </>
        )}
      </div>
    </div>
  );
}
