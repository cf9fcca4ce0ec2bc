import { stores, type Store } from './stores.ts';

export interface Alternate {
  /** BCP 47 tag, or `x-default`. */
  hreflang: string;
  /** `//host/path`, without protocol and port. */
  href: string;
}

/**
 * Returns the same page in all stores of a website. Paths are the same in every language, so only the host differs.
 * Several stores are in English: the country distinguishes them. Visitors of any other country are directed to the
 * first store.
 * @param only ids of the stores that have the page; absent: all of them
 */
export function alternatesOf(path: string, store: Store, only?: readonly number[]): Alternate[] {
  const siblings = stores.filter(
    ({ id, websiteId }) => websiteId === store.websiteId && (only === undefined || only.includes(id)),
  );
  const links = siblings.map(({ locale, country, host }) => ({
    hreflang: `${locale.slice(0, 2)}-${country}`,
    href: `//${host}${path}`,
  }));
  const first = siblings[0];
  return first === undefined ? links : [...links, { hreflang: 'x-default', href: `//${first.host}${path}` }];
}
