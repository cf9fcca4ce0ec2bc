import type { PageType } from '../api/shop.ts';
import type { PageName } from '../exposes/index.ts';

/** `everybody`; `members`: a guest is sent to the sign-in page; `guests`: a member is sent to the home page. */
export type PageEntry = 'everybody' | 'members' | 'guests';

export interface PageTableRow {
  page: PageName;
  entry: PageEntry;
  /** `reduced`: logo only, for checkout. */
  layout: 'full' | 'reduced';
  /** Layout type for tracking (specification §2.2). */
  tracking: string;
}

/**
 * The one place that says which page type is rendered by whom, and who may enter. A type without a row is
 * resolved but not built yet: the fallback applies.
 */
export const pageTable: Partial<Record<PageType, PageTableRow>> = {
  home: { page: 'catalogue/home', entry: 'everybody', layout: 'full', tracking: 'Home' },
  category: { page: 'catalogue/listing', entry: 'everybody', layout: 'full', tracking: 'Category' },
  brand: { page: 'catalogue/listing', entry: 'everybody', layout: 'full', tracking: 'Brand' },
  product: { page: 'catalogue/product', entry: 'everybody', layout: 'full', tracking: 'Product' },
  basket: { page: 'basket/basket', entry: 'everybody', layout: 'full', tracking: 'Basket' },
  search: { page: 'search/results', entry: 'everybody', layout: 'full', tracking: 'Search' },
  login: { page: 'account/login', entry: 'guests', layout: 'full', tracking: 'Login' },
  register: { page: 'account/register', entry: 'guests', layout: 'full', tracking: 'Login' },
  account: { page: 'account/dashboard', entry: 'members', layout: 'full', tracking: 'Account' },
  'size-guide': { page: 'cms/page', entry: 'everybody', layout: 'full', tracking: 'Info' },
  cms: { page: 'cms/page', entry: 'everybody', layout: 'full', tracking: 'Info' },
};
