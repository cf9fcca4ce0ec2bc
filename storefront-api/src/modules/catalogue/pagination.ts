import type { ResponseOf } from 'shared-contracts/api';

type Pagination = ResponseOf<'cat-products-es'>['pagination'];

/**
 * Limits a page to the existing ones (specification §4): a page past the end becomes the last one. 1 for an empty list.
 */
export function boundedPage(page: number, pageCount: number): number {
  return Math.max(1, Math.min(page, pageCount));
}

export function paginationOf(page: number, pageCount: number): Pagination {
  const next = page < pageCount ? page + 1 : null;
  return { mode: 'change', initial: page, current: page, count: pageCount, next };
}
