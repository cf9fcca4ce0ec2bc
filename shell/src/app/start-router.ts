import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createRouter as createRouter,
} from 'react-router';
import type { HydrationData, ShopRouter } from 'shared-runtime/host';
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
  hydrationData: HydrationData;
}

/** Starts React Router. A chunk of its own, with all that only navigations need: the page of the document does without. */
export function startRouter({
  resolver,
  tab,
  ownPolicyTypes,
  page,
  hydrationData,
}: RouterOptions): ShopRouter {
  const needsDocument = createDocumentPolicy(ownPolicyTypes, page, location.href);
  return createRouter({
    routes: createRoutes(() => resolver, tab, needsDocument),
    history: createBrowserHistory(),
    hydrationData,
  }).initialize();
}

export { createPrefetch } from '../routing/prefetch.ts';
