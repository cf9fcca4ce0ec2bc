import type { PageType } from '../api/shop.ts';
import type { PageName } from '../exposes/index.ts';
import type { LayoutType } from './layout-types.ts';

/**
 * `everybody`; `members`: a guest is sent to the sign-in page; `guests`: a member is sent to the home page; `mailed`:
 * members, and whoever comes with a link that was mailed to them (see `mailLinkFields`).
 */
export type PageEntry = 'everybody' | 'members' | 'guests' | 'mailed';

export interface PageTableRow {
  /** Null: the address is right and its page is not built yet; the shell says so. */
  page: PageName | null;
  entry: PageEntry;
  tracking: LayoutType;
}

const soon = { page: null, tracking: 'Account' } as const;
const soonForMembers = { ...soon, entry: 'members' } as const;
const soonForMailed = { ...soon, entry: 'mailed' } as const;
const soonForAll = { ...soon, entry: 'everybody', tracking: 'Info' } as const;
const editorial = { page: 'cms/page', entry: 'everybody', tracking: 'Info' } as const;

/**
 * The one place that says which page type is rendered by whom, and who may enter. What has no row is answered by the
 * fallback.
 */
export const pageTable: Partial<Record<PageType, PageTableRow>> = {
  home: { page: 'catalogue/home', entry: 'everybody', tracking: 'Home' },
  category: { page: 'catalogue/listing', entry: 'everybody', tracking: 'Category' },
  brand: { page: 'catalogue/listing', entry: 'everybody', tracking: 'Brand' },
  'brands-index': { ...soonForAll, tracking: 'brands index' },
  product: { page: 'catalogue/product', entry: 'everybody', tracking: 'Product' },
  basket: { page: 'basket/basket', entry: 'everybody', tracking: 'Basket' },
  search: { page: 'search/results', entry: 'everybody', tracking: 'Search' },
  login: { page: 'account/login', entry: 'guests', tracking: 'Login' },
  register: { page: 'account/register', entry: 'guests', tracking: 'Login' },
  account: { page: 'account/dashboard', entry: 'members', tracking: 'Account' },
  'account-edit': soonForMembers,
  'brands-interest': soonForMembers,
  personalisation: soonForMembers,
  'notifications-preferences': soonForMailed,
  'billing-agreements': soonForMembers,
  'address-list': soonForMembers,
  'address-new': soonForMembers,
  'address-edit': soonForMembers,
  'order-history': soonForMembers,
  'order-view': soonForMembers,
  returns: soonForMembers,
  'historical-orders': soonForMembers,
  'historical-order-view': soonForMembers,
  'newsletter-manage': soonForMailed,
  referral: soonForMembers,
  'order-success': { ...soonForAll, tracking: 'Success' },
  'forgot-password': { ...soon, entry: 'guests', tracking: 'Login' },
  'reset-password': { ...soonForAll, tracking: 'Login' },
  'confirm-account': { ...soonForAll, tracking: 'Login' },
  // It lands in the layout of a listing.
  join: { ...soonForAll, tracking: 'Category' },
  unsubscribe: { ...soonForMailed, tracking: 'unsubscribe' },
  contact: { ...editorial, tracking: 'Contact' },
  'size-guide': editorial,
  cms: editorial,
  'cms-preview': editorial,
};

/** Undefined for what has no page, the types of a newer API among them. */
export function pageTableRow(type: string | null): PageTableRow | undefined {
  return type !== null && Object.hasOwn(pageTable, type) ? pageTable[type as PageType] : undefined;
}
