import type { ServicePage } from 'shared-contracts/consent/service-messages';

/**
 * Types of pages whose path and title are the same for every visitor. Those of others may contain what a visitor has
 * entered, a code or a number: a search term in the title, the code of a referral in `/join/<code>`, the id of an order.
 */
const publicPageTypes: ReadonlySet<string> = new Set([
  'home',
  'category',
  'brand',
  'brands-index',
  'ended-sale',
  'product',
  'cms',
  'contact',
  'size-guide',
  'cookie-preferences',
  'basket',
  'checkout',
]);

/** Returns what a service may know of a page. */
export function pageFacts(viewed: { pageType: string; path: string }, title: string): ServicePage {
  const { pageType: type, path } = viewed;
  return publicPageTypes.has(type) ? { type, path, title } : { type, path: null, title: null };
}
