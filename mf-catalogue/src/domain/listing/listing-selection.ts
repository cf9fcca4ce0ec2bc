import type { ListingOrder } from 'shared-contracts/api/listing-orders';
import type { FragmentProps } from 'shared-contracts/exposes';
import { readFilters, type Filters } from './filters.ts';
import { maxPages } from './list-pages.ts';

type ListingProps = FragmentProps<'catalogue/listing'>;

export type ListingSubject = Pick<ListingProps, 's' | 'category_id' | 'brand_id' | 'sale_context'>;

/** What the URL of a list says about it. */
export interface ListingState extends Pick<ListingProps, 'p' | 'order' | 'dir'> {
  /** First page of a list that was extended up to page `p`; missing if only page `p` is shown. */
  from?: number;
  /** Present where words of the search term are not to be corrected. */
  exact?: true;
  filters: Filters;
}

/** The subject of a list (one of term, category, brand, sale) with its filters, pages and order. */
export interface ListingSelection extends ListingSubject, ListingState {}

/** State of a URL without a query. */
export const defaultState: ListingState = { p: 1, order: 'relevance', dir: 'desc', filters: {} };

const orders: Readonly<Record<ListingOrder, true>> = {
  relevance: true,
  price: true,
  discount: true,
  newest: true,
};

/** The API's limit. A page beyond it is beyond the end of any list, and redirects to its last page. */
const lastPage = 10_000;

/** Reads filters, pages and order from a query. URLs can be forged, so invalid values count as missing. */
export function readListingState(search: Readonly<Record<string, string>>): ListingState {
  const [sortOrder, sortDir] = (search['sort'] ?? '').split('-');
  const order = isOrder(sortOrder) ? sortOrder : search['order'];
  const dir = isOrder(sortOrder) ? sortDir : search['dir'];
  const p = readPage(search['p']) ?? defaultState.p;
  const from = readPage(search['from']);
  return {
    p,
    order: isOrder(order) ? order : defaultState.order,
    dir: dir === 'asc' || dir === 'desc' ? dir : defaultState.dir,
    ...(from !== null && from < p && { from: Math.max(from, p - maxPages + 1) }),
    ...(search['exact'] === '1' && { exact: true }),
    filters: readFilters(search),
  };
}

function readPage(text = ''): number | null {
  const page = /^\d+$/.test(text) ? Math.min(Number(text), lastPage) : 0;
  return page >= 1 ? page : null;
}

function isOrder(value: string | undefined): value is ListingOrder {
  return value !== undefined && Object.hasOwn(orders, value);
}

/** Reads the props of the fragment. The remote that embeds it passes on what is in its URL. */
export function readListingProps({
  parameters = {},
  p,
  order,
  dir,
  ...props
}: ListingProps): ListingSelection {
  return { ...subjectOf(props), ...readListingState({ order, dir, ...parameters, p: String(p) }) };
}

/** Leaves out props that a later release of the embedding remote may have, which the API would reject. */
function subjectOf({ s, category_id, brand_id, sale_context }: ListingSubject): ListingSubject {
  return {
    ...(s !== undefined && { s }),
    ...(category_id !== undefined && { category_id }),
    ...(brand_id !== undefined && { brand_id }),
    ...(sale_context !== undefined && { sale_context }),
  };
}

/**
 * Reads the subject of a page from its resolved entity: `sale:12` is a sale; a number is the id of a brand or a category,
 * depending on `pageType`.
 */
export function readSubject(page: { entityId: number | string | null; pageType: string }): ListingSubject {
  const sale = /^sale:(\d{1,9})$/.exec(String(page.entityId))?.[1];
  if (sale !== undefined) return { sale_context: Number(sale) };
  const id = Number(page.entityId);
  return page.pageType === 'brand' ? { brand_id: id } : { category_id: id };
}
