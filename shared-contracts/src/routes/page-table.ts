import type { PageType } from '../api/shop.ts';
import type { PageName } from '../exposes/index.ts';
import type { LayoutType } from './layout-types.ts';

/**
 * `public`: every visitor; `members`: a guest is redirected to the sign-in page; `guests`: a member is redirected to the home
 * page; `mailed`: members, and visitors with a mailed link (see `mailLinkFields`).
 */
export type PageEntry = 'public' | 'members' | 'guests' | 'mailed';

export interface PageTableRow {
  /** Null if the page is not built yet; the shell then shows a screen that says so. */
  page: PageName | null;
  entry: PageEntry;
  tracking: LayoutType;
}

/** Rows of pages that are not built yet. */
const notBuilt = { page: null, tracking: 'Account' } as const;
const notBuiltForMembers = { ...notBuilt, entry: 'members' } as const;
const notBuiltForMailed = { ...notBuilt, entry: 'mailed' } as const;
const notBuiltForAll = { ...notBuilt, entry: 'public', tracking: 'Info' } as const;
const editorial = { page: 'cms/page', entry: 'public', tracking: 'Info' } as const;

/**
 * Maps every page type to the page that renders it and the visitors who may open it. A type without a row is answered
 * by the fallback.
 */
export const pageTable: Partial<Record<PageType, PageTableRow>> = {
  home: { page: 'catalogue/home', entry: 'public', tracking: 'Home' },
  category: { page: 'catalogue/listing', entry: 'public', tracking: 'Category' },
  brand: { page: 'catalogue/listing', entry: 'public', tracking: 'Brand' },
  'brands-index': { ...notBuiltForAll, tracking: 'brands index' },
  product: { page: 'catalogue/product', entry: 'public', tracking: 'Product' },
  basket: { page: 'basket/basket', entry: 'public', tracking: 'Basket' },
  search: { page: 'search/results', entry: 'public', tracking: 'Search' },
  login: { page: 'account/login', entry: 'guests', tracking: 'Login' },
  register: { page: 'account/register', entry: 'guests', tracking: 'Login' },
  account: { page: 'account/dashboard', entry: 'members', tracking: 'Account' },
  'account-edit': notBuiltForMembers,
  'account-security': { page: 'account/security', entry: 'members', tracking: 'Account' },
  'brands-interest': notBuiltForMembers,
  personalisation: notBuiltForMembers,
  'notifications-preferences': notBuiltForMailed,
  'billing-agreements': notBuiltForMembers,
  'address-list': notBuiltForMembers,
  'address-new': notBuiltForMembers,
  'address-edit': notBuiltForMembers,
  'order-history': notBuiltForMembers,
  'order-view': notBuiltForMembers,
  returns: notBuiltForMembers,
  'historical-orders': notBuiltForMembers,
  'historical-order-view': notBuiltForMembers,
  'newsletter-manage': notBuiltForMailed,
  referral: notBuiltForMembers,
  'order-success': { ...notBuiltForAll, tracking: 'Success' },
  'forgot-password': { page: 'account/forgot-password', entry: 'guests', tracking: 'Login' },
  'reset-password': { page: 'account/reset-password', entry: 'public', tracking: 'Login' },
  'confirm-account': { page: 'account/confirm', entry: 'public', tracking: 'Login' },
  // It lands in the layout of a listing.
  join: { ...notBuiltForAll, tracking: 'Category' },
  unsubscribe: { ...notBuiltForMailed, tracking: 'unsubscribe' },
  contact: { ...editorial, tracking: 'Contact' },
  'size-guide': editorial,
  cms: editorial,
  'cms-preview': editorial,
};

/** Returns undefined for a type without a page, such as one of a newer API. */
export function pageTableRow(type: string | null): PageTableRow | undefined {
  return type !== null && Object.hasOwn(pageTable, type) ? pageTable[type as PageType] : undefined;
}
