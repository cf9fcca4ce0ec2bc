import type { PageMeta, PageRoute } from 'shared-contracts/api/shop';
import type { PageName } from 'shared-contracts/exposes';
import type { PageParams } from 'shared-runtime';

/** What an address turned out to be. JSON: the server hands it to the browser in the page. */
export type PageState =
  | {
      kind: 'page';
      page: PageName;
      params: PageParams;
      layout: 'full' | 'reduced';
      tracking: string;
      status: number;
      meta: PageMeta;
    }
  | { kind: 'not-found'; status: 404; meta: PageMeta }
  | { kind: 'sign-in-required'; status: 401; meta: PageMeta }
  | { kind: 'error'; reason: 'offline' | 'server'; status: 503; meta: PageMeta };

export function metaOf(route: PageRoute, shopName: string): PageMeta {
  return route.meta ?? bareMeta(shopName);
}

/** For screens that no route describes. */
export function bareMeta(title: string): PageMeta {
  return { title, description: '', canonical: null, robots: 'noindex', alternates: [] };
}
