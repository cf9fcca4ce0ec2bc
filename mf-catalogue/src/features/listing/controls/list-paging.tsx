import type { ListingState } from '../../../domain/listing/listing-selection.ts';
import type { Pagination } from '../../../domain/listing/list-pages.ts';
import { ListingPagination } from './listing-pagination.tsx';
import { LoadMore } from './load-more.tsx';

export interface ListPagingProps {
  current: ListingState;
  pagination: Pagination;
  /** Number of products. */
  total: number;
  /** True while the products of another list are loaded. */
  isOutdated: boolean;
}

/** Renders both ways to further products: the link that extends the list, and the links to its pages. */
export function ListPaging({ current, pagination, total, isOutdated }: ListPagingProps) {
  return (
    <>
      <LoadMore current={current} pagination={pagination} total={total} isOutdated={isOutdated} />
      <ListingPagination current={current} pagination={pagination} />
    </>
  );
}
