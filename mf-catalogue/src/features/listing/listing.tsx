import { FormattedMessage } from 'shared-runtime';
import { LoadFailed } from '../../components/page/load-failed.tsx';
import { LoadingNote } from '../../components/page/loading-note.tsx';
import { ProductGrid, ProductGridSkeleton } from '../../components/product-card/product-grid.tsx';
import type { ListingSelection } from '../../domain/listing/listing-selection.ts';
import { ListingEmpty } from './listing-empty.tsx';
import { ListingPagination } from './listing-pagination.tsx';
import { SortLinks } from './sort-links.tsx';
import { useIsListChanging } from './use-list-links.ts';
import { useListing } from './use-listing.ts';
import { useSavedSearch } from './use-saved-search.ts';
import styles from './listing.module.css';

/** About one row on a desktop, which is visible when the page opens. */
const eagerPictures = 4;

/** Renders a grid of products. Its props select them; sorting and paging are links. */
export function Listing(selection: ListingSelection) {
  const query = useListing(selection);
  useSavedSearch(selection.s, query.isPlaceholderData ? undefined : query.data?.total);
  const isChanging = useIsListChanging() || query.isPlaceholderData;
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
  const { items, total, pagination } = query.data;
  if (items.length === 0) return <ListingEmpty selection={selection} total={total} />;
  return (
    <div className={styles.listing}>
      <div className={styles.bar}>
        <output className={styles.total}>
          <FormattedMessage id="listing.total" values={{ total }} />
          {pagination.current > 1 ? (
            <>
              {' · '}
              <FormattedMessage
                id="listing.pageOf"
                values={{ page: pagination.current, count: pagination.count }}
              />
            </>
          ) : null}
        </output>
        <SortLinks current={selection} />
      </div>
      <div aria-busy={isChanging || undefined} className={styles.results}>
        <ProductGrid cards={items} eagerCount={eagerPictures} />
      </div>
      {/* Beyond the end the API returns the last page. */}
      <ListingPagination
        current={{ ...selection, p: Math.min(selection.p, pagination.count) }}
        pageCount={pagination.count}
      />
    </div>
  );
}
