import type { LayoutType } from './layout-types.ts';
import type { PageEntry } from './page-type.ts';

/**
 * Who may enter, and the layout type, of every page type of the specification, §2.1 and §2.2. For the tests of API and remotes:
 * which release renders a type is in the releases.
 */
export const specifiedPageTypes: Readonly<Record<string, readonly [PageEntry, LayoutType]>> = {
  home: ['public', 'Home'],
  category: ['public', 'Category'],
  brand: ['public', 'Brand'],
  'brands-index': ['public', 'brands index'],
  product: ['public', 'Product'],
  basket: ['public', 'Basket'],
  search: ['public', 'Search'],
  login: ['guests', 'Login'],
  register: ['guests', 'Login'],
  account: ['members', 'Account'],
  'account-edit': ['members', 'Account'],
  'brands-interest': ['members', 'Account'],
  personalisation: ['members', 'Account'],
  'notifications-preferences': ['mailed', 'Account'],
  'billing-agreements': ['members', 'Account'],
  'address-list': ['members', 'Account'],
  'address-new': ['members', 'Account'],
  'address-edit': ['members', 'Account'],
  'order-history': ['members', 'Account'],
  'order-view': ['members', 'Account'],
  returns: ['members', 'Account'],
  'historical-orders': ['members', 'Account'],
  'historical-order-view': ['members', 'Account'],
  'newsletter-manage': ['mailed', 'Account'],
  referral: ['members', 'Account'],
  'order-success': ['public', 'Success'],
  'forgot-password': ['public', 'Login'],
  'reset-password': ['public', 'Login'],
  'confirm-account': ['public', 'Login'],
  'cancel-email-change': ['public', 'Login'],
  'data-export': ['public', 'Login'],
  'cancel-account-deletion': ['public', 'Login'],
  // It lands in the layout of a listing.
  join: ['public', 'Category'],
  unsubscribe: ['mailed', 'unsubscribe'],
  contact: ['public', 'Contact'],
  'size-guide': ['public', 'Info'],
  cms: ['public', 'Info'],
  'cms-preview': ['public', 'Info'],
};
