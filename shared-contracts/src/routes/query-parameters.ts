import type { PageType } from '../api/shop.ts';
import { mailLinkFields } from './paths.ts';

/** The code of a refused form that was sent without JavaScript. */
const formError = 'form_error';
/** What a basket form without JavaScript has removed, so that the page can offer to undo it. */
const removedLine = ['removed', 'qty'] as const;
const listing = ['p', 'order', 'dir'] as const;
const mailedToken = ['id', 'token'] as const;

/**
 * Query parameters on which the server's rendering of a page depends. Those that only a tab reads, such as the source of
 * a paid visit (`st`, `ad`, `displayform`, `ep`) and what advertisers append (`gclid`, `utm_*`), stay in the browser's
 * address and never reach the server's page.
 */
export const pageQueryParameters: Partial<Record<PageType, readonly string[]>> = {
  category: listing,
  brand: listing,
  join: listing,
  search: ['s', ...listing],
  product: [formError],
  basket: [formError, ...removedLine],
  login: [formError],
  register: [formError],
  account: [formError],
  'reset-password': [...mailedToken, formError],
  'confirm-account': mailedToken,
  'newsletter-manage': mailLinkFields,
  'notifications-preferences': mailLinkFields,
  unsubscribe: mailLinkFields,
};

/** Paths whose page type is known without asking the API. */
const knownPaths: readonly (readonly [RegExp, PageType])[] = [
  [/^\/(?:sales\/?)?$/, 'home'],
  [/^\/search\/?$/, 'search'],
  [/^\/checkout\/cart\/?$/, 'basket'],
  [/^\/catalog\/product\/view\//, 'product'],
];

/** Of all page types: most addresses are split before their type is known. */
const ofAnyPage: readonly string[] = [...new Set(Object.values(pageQueryParameters).flat())];

function parametersOf(path: string): readonly string[] {
  const type = knownPaths.find(([pattern]) => pattern.test(path))?.[1];
  return type === undefined ? ofAnyPage : (pageQueryParameters[type] ?? []);
}

/** Parameters that carry a credential. A page with one of them is never cached. */
export const secretQueryParameters: readonly string[] = [...mailLinkFields, 'token'];

export interface SplitQuery {
  /** What pages are rendered from, as it was written, with `?`; empty where there is nothing. */
  rendered: string;
  /** The rest, without `?`. */
  unread: string;
}

/** Splits the query of an address into what the server's page at this path depends on and what it does not. */
export function splitQuery(search: string, path: string): SplitQuery {
  const parameters = parametersOf(path);
  const rendered: string[] = [];
  const unread: string[] = [];
  for (const part of search.replace(/^\?/, '').split('&')) {
    if (part === '') continue;
    const [[name = ''] = []] = new URLSearchParams(part);
    (parameters.includes(name) ? rendered : unread).push(part);
  }
  return { rendered: rendered.length > 0 ? `?${rendered.join('&')}` : '', unread: unread.join('&') };
}
