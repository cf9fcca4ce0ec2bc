import { createBrowserRouter } from 'react-router';
import type { ShopRouter, ShopRouterState } from 'shared-runtime/host';
import type { Tab } from '../tab/tab.ts';
import { createDocumentPolicy } from '../routing/document-policy.ts';
import type { ResolverOptions } from '../routing/page-resolution/resolve-page.ts';
import type { PageState } from '../routing/page-state.ts';
import { createRoutes } from './routes.ts';

interface RouterOptions {
  resolver: ResolverOptions;
  tab: Tab;
  ownPolicyTypes: readonly string[] | undefined;
  /** Page of the document. */
  page: PageState | null;
  hydrationData: Partial<Pick<ShopRouterState, 'loaderData' | 'errors'>>;
}

/** Starts React Router. A chunk of its own: the page of the document does not need it. */
export function startRouter({
  resolver,
  tab,
  ownPolicyTypes,
  page,
  hydrationData,
}: RouterOptions): ShopRouter {
  const needsDocument = createDocumentPolicy(ownPolicyTypes, page, location.href);
  return createBrowserRouter(
    createRoutes(() => resolver, tab, needsDocument),
    { hydrationData },
  );
}

export { createPrefetch } from '../routing/prefetch.ts';
