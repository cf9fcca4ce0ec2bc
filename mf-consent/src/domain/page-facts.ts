import type { ServicePage } from 'shared-contracts/consent/service-messages';

/** Returns what a service may know of a page. The return path of the sign-in page is no part of it. */
export function pageFacts(viewed: { pageType: string; path: string }, title: string): ServicePage {
  return { type: viewed.pageType, path: viewed.path.replace(/\/referer\/.*$/, ''), title };
}
