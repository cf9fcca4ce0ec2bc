import type { PageMeta, PageRoute } from 'shared-contracts/api/shop';
import type { PageTypes } from 'shared-contracts/releases';
import { answer, createStubShop, ErrorResponse, type StubOptions } from 'shared-runtime/testing';
import {
  resolvePage,
  type PageResolution,
  type RedirectResolution,
} from '../routing/page-resolution/resolve-page.ts';
import { pageOf, regionsOver } from 'shared-runtime/testing/regions';

export const testMeta: PageMeta = {
  title: 'Gloves | Offpiste',
  description: 'All',
  canonical: null,
  robots: 'index, follow',
  alternates: [],
  og: {
    title: 'Gloves',
    description: 'All',
    type: 'website',
    image: null,
    locale: 'en_GB',
    site_name: 'Offpiste',
  },
};

/** Page types of the releases in tests. */
export const testPageTypes: PageTypes = {
  category: { page: 'catalogue/listing', entry: 'public', tracking: 'Category' },
  search: { page: 'search/results', entry: 'public', tracking: 'Search' },
  login: { page: 'account/login', entry: 'guests', tracking: 'Login' },
  register: { page: 'account/register', entry: 'guests', tracking: 'Login' },
  account: { page: 'account/dashboard', entry: 'members', tracking: 'Account' },
  cms: { page: 'cms/page', entry: 'public', tracking: 'Info' },
  'cms-preview': { page: 'cms/page', entry: 'public', tracking: 'Info' },
};

export const testRoute = (parts: Partial<PageRoute> = {}): PageRoute => ({
  type: 'cms',
  entity_id: 'gloves',
  redirect: null,
  store_id: 1,
  meta: testMeta,
  ...parts,
});

export interface RoutingOptions extends StubOptions {
  /** Routes of the fake API; other paths are unknown. */
  routes?: Record<string, Partial<PageRoute>>;
  /** True: the fake API rejects route requests. */
  isRouteDown?: boolean;
  isTestHost?: boolean;
  pageTypes?: PageTypes;
}

type Resolution = (PageResolution | RedirectResolution) & { asked: string[] };

/** Resolves a URL with remotes that render nothing. `asked`: the paths requested from page-route. */
export async function resolveAddress(path: string, given: RoutingOptions = {}): Promise<Resolution> {
  const asked: string[] = [];
  const { routes = {}, isRouteDown = false } = given;
  const pageRoute = answer('page-route', (request) => {
    asked.push(request.path);
    if (isRouteDown) return new ErrorResponse('internal');
    return testRoute(routes[request.path] ?? { type: null, entity_id: null, meta: null });
  });
  const handlers = [pageRoute, ...(given.handlers ?? [])];
  const { context } = createStubShop({ side: 'server', ...given, handlers });
  const { regions } = regionsOver(() => Promise.resolve(pageOf({})));
  const resolution = await resolvePage(
    {
      context,
      contextFor: () => context,
      regions,
      pageTypes: given.pageTypes ?? testPageTypes,
      claims: {},
      isTestHost: given.isTestHost ?? false,
      timeoutOf: () => 50,
      reportFailure: () => undefined,
    },
    new URL(path, 'http://localhost:3000'),
  );
  return { ...resolution, asked };
}
