import { redirect, redirectDocument, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import { Page } from '../screens/page.tsx';
import { Frame } from '../layout/frame.tsx';
import { RouteError } from '../screens/route-error.tsx';
import type { Tab } from '../tab/tab.ts';
import { pageRouteId } from './page-state.ts';
import { resolvePage, type ResolverParts } from './resolve-page.ts';
import type { PageState } from './page-state.ts';

/**
 * One route answers every path: which page it is, the API says. `resolve` is the same function on both
 * sides, so a navigation in the browser ends where a full request would.
 *
 * @param partsFor a tab has one shop; a server has the same routes for all requests, and each brings its own
 * @param tab looks after the navigations of a tab
 * @param needsDocument whether the page must be fetched from the server, for the policy of its document
 */
export function createRoutes(
  partsFor: (requestContext: unknown) => ResolverParts,
  tab?: Pick<Tab, 'monitor'>,
  needsDocument?: (state: PageState, url: string) => boolean,
): RouteObject[] {
  async function find({ request, context }: LoaderFunctionArgs<unknown>): Promise<PageState> {
    const resolution = await resolvePage(partsFor(context), new URL(request.url));
    if (resolution.state) {
      if (needsDocument?.(resolution.state, request.url)) throw redirectDocument(request.url);
      return resolution.state;
    }
    const { url, status } = resolution.redirect;
    throw redirect(url, status);
  }

  function loader(args: LoaderFunctionArgs<unknown>): Promise<PageState> {
    return tab?.monitor ? tab.monitor.wrapNavigation(args.request, () => find(args)) : find(args);
  }
  return [
    {
      id: 'frame',
      element: <Frame />,
      errorElement: <RouteError />,
      children: [{ id: pageRouteId, path: '*', loader, element: <Page /> }],
    },
  ];
}
