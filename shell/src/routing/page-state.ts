import type { PageMeta, PageRoute } from 'shared-contracts/api/shop';
import type { ExposeName } from 'shared-contracts/exposes';
import type { PageEntry } from 'shared-contracts/routes';
import type { Store } from 'shared-contracts/stores';
import type { PageParams, StructuredData } from 'shared-runtime';

/** Id of the only route, which matches every path. */
export const pageRouteId = 'page';

/** Result of resolving a URL. JSON: the server passes it to the browser in the page. */
export type PageState =
  | {
      kind: 'page';
      page: ExposeName;
      entry: PageEntry;
      params: PageParams;
      tracking: string;
      /** 503: its code or data could not be loaded, and a screen is shown instead unless {@link isFailureShown}. */
      status: number;
      /** With the status 503: the page itself shows what failed. */
      isFailureShown?: boolean;
      meta: PageMeta;
      /** For search engines; written by the server and not passed to the browser. */
      structuredData?: readonly StructuredData[];
    }
  | { kind: 'not-found'; status: 404; meta: PageMeta }
  /** The route exists; no live release renders its page type. */
  | { kind: 'soon'; status: 200; pageType: string; isForMembers: boolean; meta: PageMeta }
  /** 200: the invitation is the intended content for guests. */
  | { kind: 'sign-in-required'; status: 200; target: string; meta: PageMeta }
  /** `release`: no release of any remote can be used. */
  | { kind: 'error'; reason: 'offline' | 'server' | 'release'; status: 503; meta: PageMeta };

/** Returns whether a page requires sign-in. A newsletter link opens it for guests. */
export function isMembersEntry(entry: PageEntry): boolean {
  return entry === 'members' || entry === 'mailed';
}

/** Returns whether a page is left on sign-out. */
export function isForMembers(state: PageState): boolean {
  if (state.kind === 'soon') return state.isForMembers;
  return state.kind === 'page' && isMembersEntry(state.entry);
}

/** Returns the route's metadata with absolute URLs, as search engines require. */
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
 * Adjusts metadata to the query. Further pages of a list have their own title and URL, and no alternates, because
 * lists differ between stores. A search has its term in the title. Sorting and campaign parameters change nothing.
 */
function withQuery(
  { titleTemplate, ...meta }: PageMeta,
  type: string | null,
  { searchParams }: URL,
): PageMeta {
  const term = type === 'search' ? titleTerm(searchParams.get('s') ?? '') : '';
  const digits = type === 'search' ? '' : (/^\d{1,5}$/.exec(searchParams.get('p') ?? '')?.[0] ?? '');
  const page = Number(digits) <= maxPage ? Number(digits) : 0;
  if (titleTemplate === undefined || (term === '' && page < 2)) return meta;
  const title = titleTemplate.replace('#', () => term || String(page));
  const titled = { ...meta, title, og: { ...meta.og, title } };
  return term
    ? titled
    : { ...titled, canonical: meta.canonical && `${meta.canonical}?p=${page}`, alternates: [] };
}

/** Returns a term without what is no text of a document: control characters, directions of writing and half characters. */
function titleTerm(term: string): string {
  const text = term.replaceAll(/\p{Cc}+/gu, ' ').replaceAll(/\p{Bidi_Control}+/gu, '');
  return text.trim().slice(0, maxTitleTerm).toWellFormed();
}

/** Returns null for invalid URLs: the page is shown without them. */
function wholeAddress(href: string | null, { origin }: URL): string | null {
  if (href === null || !URL.canParse(href, origin)) return null;
  const whole = new URL(href, origin);
  return /^https?:$/.test(whole.protocol) ? whole.href : null;
}

/** Sets the current port on URLs of other stores' hosts. */
function withSamePort(href: string, url: URL): string | null {
  const whole = wholeAddress(href, url);
  if (whole === null) return null;
  const target = new URL(whole);
  target.port = url.port;
  return target.href;
}

/** Returns metadata for screens without a route. */
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
