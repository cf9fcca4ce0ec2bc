import type { NavigationItem } from 'shared-contracts/api/shop';
import { paths } from 'shared-contracts/routes';
import { guestGroup } from 'shared-contracts/session';
import type { Store } from 'shared-contracts/stores';
import type { Queryable } from '../../db/client.ts';
import { marketOf, type CatalogueContext } from '../catalogue/context.ts';
import type { CatalogueCache } from '../catalogue/listing-index/catalogue-cache.ts';
import { runningSaleLinks, type SaleLink } from '../catalogue/sales/running-sales.ts';
import { priceView } from '../pricing/price-view.ts';
import { menuLists, type MenuLists } from './menu-lists.ts';
import { addPictures } from './menu-pictures.ts';

/** A panel with more sales would not fit a laptop's screen; the item leads to all of them. */
const maxSales = 12;

export interface MenuContext {
  db: Queryable;
  cache: CatalogueCache;
  store: Store;
  now: Date;
  /** The drawer of phones has no pictures. */
  hasPictures: boolean;
}

/**
 * Makes a stored menu true for a store: without links to lists of which it sells nothing, with the running sales below
 * the item that leads to all sales, and with pictures. The result is the same for every visitor, because the shell
 * caches it for all of them: sales of one customer group are left out, and a store that shows its goods to members only
 * has neither sales nor pictures in the menu.
 */
export async function completeMenu(
  items: readonly NavigationItem[],
  { db, cache, store, now, hasPictures }: MenuContext,
): Promise<NavigationItem[]> {
  // The first call builds the catalogue, which an empty menu does not need.
  if (items.length === 0) return [];
  const context = guestContext(store, now);
  const isClosed = store.access === 'login_required';
  const leadsToSales = items.some(({ url }) => url === paths.home) && !isClosed;
  const [{ index }, running] = await Promise.all([
    cache.current(),
    leadsToSales ? runningSaleLinks(db, context) : [],
  ]);
  const saleIds = new Map(running.map(({ id, path }) => [path, id]));
  const lists = menuLists(index, context.market.list, saleIds);
  const sold = items.flatMap((item) => withoutEmptyLists(withSales(item, running, store), lists));
  return hasPictures && !isClosed ? addPictures(sold, lists, { db, context }) : sold;
}

function guestContext(store: Store, now: Date): CatalogueContext {
  return { store, market: marketOf(store, null), prices: priceView(store, false), group: guestGroup, now };
}

/** The label of the item is the heading of its sales. They follow the link to all of them. */
function withSales(item: NavigationItem, running: readonly SaleLink[], { locale }: Store): NavigationItem {
  if (item.url !== paths.home) return item;
  const sales = running.slice(0, maxSales).map(({ title, path, endsAt }) => ({
    label: title[locale],
    url: path,
    group: item.label,
    endsAt: endsAt.toISOString(),
  }));
  const isUngrouped = ({ group }: NavigationItem['children'][number]) => group === undefined;
  const first = item.children.filter(isUngrouped);
  return { ...item, children: [...first, ...sales, ...item.children.filter((each) => !isUngrouped(each))] };
}

function withoutEmptyLists(item: NavigationItem, { isEmpty }: MenuLists): NavigationItem[] {
  const children = item.children.filter(({ url }) => !isEmpty(url));
  return isEmpty(item.url) && children.length === 0 ? [] : [{ ...item, children }];
}
