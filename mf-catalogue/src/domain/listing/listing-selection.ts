import type { ListingOrder } from 'shared-contracts/api/listing-orders';
import type { FragmentProps } from 'shared-contracts/exposes';

/** The subject of a list (one of term, category, brand, sale) with its page and order. */
export type ListingSelection = FragmentProps<'catalogue/listing'>;
export type ListingState = Pick<ListingSelection, 'p' | 'order' | 'dir'>;

/** State of a URL without a query. */
export const defaultState: ListingState = { p: 1, order: 'relevance', dir: 'desc' };

const orders: Readonly<Record<ListingOrder, true>> = {
  relevance: true,
  price: true,
  discount: true,
  newest: true,
};

const lastPage = 10_000;

/** Reads page and order from a query. URLs can be forged, so invalid values count as missing. */
export function readListingState(search: Readonly<Record<string, string>>): ListingState {
  const { p, order, dir } = search;
  const page = p !== undefined && /^\d{1,5}$/.test(p) ? Number(p) : defaultState.p;
  return {
    p: page >= 1 && page <= lastPage ? page : defaultState.p,
    order: isOrder(order) ? order : defaultState.order,
    dir: dir === 'asc' || dir === 'desc' ? dir : defaultState.dir,
  };
}

function isOrder(value: string | undefined): value is ListingOrder {
  return value !== undefined && Object.hasOwn(orders, value);
}

/**
 * Reads the subject of a page from its resolved entity: `sale:12` is a sale; a number is the id of a brand or a category,
 * depending on `pageType`.
 */
export function readSubject(page: {
  entityId: number | string | null;
  pageType: string;
}): Pick<ListingSelection, 'category_id' | 'brand_id' | 'sale_context'> {
  const sale = /^sale:(\d{1,9})$/.exec(String(page.entityId))?.[1];
  if (sale !== undefined) return { sale_context: Number(sale) };
  const id = Number(page.entityId);
  return page.pageType === 'brand' ? { brand_id: id } : { category_id: id };
}
