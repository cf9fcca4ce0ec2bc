import type { PageMeta, PageRoute, PageType } from 'shared-contracts/api/shop';
import type { PageName } from 'shared-contracts/exposes';
import { pageTable, type PageEntry } from 'shared-contracts/routes';
import type { Store } from 'shared-contracts/stores';
import type { PageParams, StructuredData } from 'shared-runtime';

/** The one route that answers every path. */
export const pageRouteId = 'page';

/** What an address turned out to be. JSON: the server hands it to the browser in the page. */
export type PageState =
  | {
      kind: 'page';
      page: PageName;
      params: PageParams;
      layout: 'full' | 'reduced';
      tracking: string;
      /** 503: its code or its data could not be had, and a screen stands in for it. */
      status: number;
      meta: PageMeta;
      /** For search engines; the server writes it into the page and keeps it out of what the browser is handed. */
      structuredData?: readonly StructuredData[];
    }
  | { kind: 'not-found'; status: 404; meta: PageMeta }
  /** The address is right; its page is not built yet. */
  | { kind: 'soon'; status: 200; pageType: PageType; isForMembers: boolean; meta: PageMeta }
  /** 200: the address is right and the invitation is what a guest is meant to find there. */
  | { kind: 'sign-in-required'; status: 200; target: string; meta: PageMeta }
  | { kind: 'error'; reason: 'offline' | 'server'; status: 503; meta: PageMeta };

/** A guest with a mailed link does not sign out. */
export function isMembersEntry(entry: PageEntry): boolean {
  return entry === 'members' || entry === 'mailed';
}

/** A page that is left when its member signs out. */
export function isForMembers(state: PageState): boolean {
  if (state.kind === 'soon') return state.isForMembers;
  if (state.kind !== 'page') return false;
  return Object.values(pageTable).some(({ page, entry }) => page === state.page && isMembersEntry(entry));
}

/** The route's metadata with whole addresses: search engines take no relative ones. */
export function metaOf(route: PageRoute, store: Store, url: URL): PageMeta {
  if (!route.meta) return bareMeta(store);
  const { canonical, alternates, og, ...rest } = withQuery(route.meta, route.type, url);
  return {
    ...rest,
    canonical: wholeAddress(canonical, url),
    alternates: alternates.flatMap(({ hreflang, href }) => {
      const whole = withSamePort(href, url);
      return whole === null ? [] : [{ hreflang, href: whole }];
    }),
    og: { ...og, image: wholeAddress(og.image, url) },
  };
}

const maxPage = 10_000;
const maxTitleTerm = 80;

/**
 * Further pages of a list have a title and an address of their own, and are in no other store: its list may be shorter.
 * A search is titled by its term. Sorting and campaigns change neither.
 */
function withQuery(
  { titleTemplate, ...meta }: PageMeta,
  type: PageType | null,
  { searchParams }: URL,
): PageMeta {
  const term = type === 'search' ? (searchParams.get('s') ?? '').trim().slice(0, maxTitleTerm) : '';
  const digits = type === 'search' ? '' : (/^\d{1,5}$/.exec(searchParams.get('p') ?? '')?.[0] ?? '');
  const page = Number(digits) <= maxPage ? Number(digits) : 0;
  if (titleTemplate === undefined || (term === '' && page < 2)) return meta;
  const title = titleTemplate.replace('#', () => term || String(page));
  const titled = { ...meta, title, og: { ...meta.og, title } };
  return term
    ? titled
    : { ...titled, canonical: meta.canonical && `${meta.canonical}?p=${page}`, alternates: [] };
}

/** Null for what is no address of the web: a page is shown without it. */
function wholeAddress(href: string | null, { origin }: URL): string | null {
  if (href === null || !URL.canParse(href, origin)) return null;
  const whole = new URL(href, origin);
  return /^https?:$/.test(whole.protocol) ? whole.href : null;
}

/** `//fr.localhost/path` is another store's host; it answers on the port that this one answers on. */
function withSamePort(href: string, url: URL): string | null {
  const whole = wholeAddress(href, url);
  if (whole === null) return null;
  const target = new URL(whole);
  target.port = url.port;
  return target.href;
}

/** For screens that no route describes. */
export function bareMeta({ shopName, locale }: Store): PageMeta {
  return {
    title: shopName,
    description: '',
    canonical: null,
    robots: 'noindex',
    alternates: [],
    og: { title: shopName, description: '', type: 'website', image: null, locale, site_name: shopName },
  };
}
