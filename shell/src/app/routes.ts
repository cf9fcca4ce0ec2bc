import {
  redirect,
  redirectDocument,
  type LoaderFunctionArgs,
  type RouteObject,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import type { Tab } from '../tab/tab.ts';
import { resolvePage, type ResolverOptions } from '../routing/page-resolution/resolve-page.ts';
import { pageRouteId, type PageState } from '../routing/page-state.ts';

/**
 * Creates the only route, which matches every path; the API says which page it is. `resolvePage` runs on server and in
 * the browser, so a navigation ends like a page load.
 *
 * @param optionsFor returns the resolver's dependencies: one set per tab, one per request on the server
 * @param tab monitors the navigations of a tab
 * @param needsDocument whether a page must be loaded as a document because of its Content Security Policy
 */
export function createRoutes(
  optionsFor: (requestContext: unknown) => ResolverOptions,
  tab?: Pick<Tab, 'monitor'>,
  needsDocument?: (state: PageState, url: string) => boolean,
): RouteObject[] {
  async function loadPageState({ request, context }: LoaderFunctionArgs<unknown>): Promise<PageState> {
    const resolution = await resolvePage(optionsFor(context), new URL(request.url));
    if (resolution.state) {
      if (needsDocument?.(resolution.state, request.url)) throw redirectDocument(request.url);
      return resolution.state;
    }
    const { url, status } = resolution.redirect;
    throw redirect(url, status);
  }

  function loader(args: LoaderFunctionArgs<unknown>): Promise<PageState> {
    return tab?.monitor
      ? tab.monitor.wrapNavigation(args.request, () => loadPageState(args))
      : loadPageState(args);
  }
  return [{ id: pageRouteId, path: '*', loader, shouldRevalidate }];
}

/** A page that removes the result that it has shown from its URL is not loaded again. */
function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const withoutStatus = new URL(currentUrl);
  withoutStatus.searchParams.delete('status');
  const isStatusRemoved = currentUrl.href !== nextUrl.href && withoutStatus.href === nextUrl.href;
  return defaultShouldRevalidate && !isStatusRemoved;
}
