import type { CallResponse } from 'shared-contracts/api/descriptor';
import type { catProductsEs } from 'shared-contracts/descriptors/listing';

/** Pagination, specification §3: `change` shows page `current`, `extend` the pages from `initial` to `current`. */
export type Pagination = CallResponse<typeof catProductsEs>['pagination'];

/** Pages that one list shows at most. After that a list continues on another page, so that a document stays usable. */
export const maxPages = 8;

interface Pages {
  p: number;
  from?: number;
}

/** Returns the pagination of a list of `count` pages, with its pages bounded to 1..count. */
export function paginationOf({ p, from }: Pages, count: number): Pagination {
  const current = Math.max(1, Math.min(p, count));
  const initial = Math.max(1, Math.min(from ?? current, current));
  const mode = initial < current ? 'extend' : 'change';
  return { mode, initial, current, count, next: current < count ? current + 1 : null };
}

/** Returns the page before the shown ones; null on the first page. */
export function previousPage({ mode, initial, current }: Pagination): number | null {
  const first = mode === 'change' ? current : initial;
  return first > 1 ? first - 1 : null;
}

/** Returns the state that shows one page more; null after the last page and at the limit of {@link maxPages}. */
export function extendedPages({ initial, current, next }: Pagination): Required<Pages> | null {
  return next === null || current - initial + 1 >= maxPages ? null : { from: initial, p: next };
}

/** Returns the numbers of all shown pages. */
export function shownPages({ initial, current }: Pagination): number[] {
  return Array.from({ length: current - initial + 1 }, (_, index) => initial + index);
}
