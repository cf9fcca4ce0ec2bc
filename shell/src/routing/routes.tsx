import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import { Page } from '../app/page.tsx';
import { Frame } from '../layout/frame.tsx';
import { RouteError } from '../app/route-error.tsx';
import type { Tab } from '../session/tab.ts';
import { pageRouteId } from './page-route-id.ts';
import { resolvePage, type ResolverParts } from './resolve-page.ts';
import type { PageState } from './page-state.ts';

/**
 * One route answers every path: which page it is, the API says. `resolve` is the same function on both
 * sides, so a navigation in the browser ends where a full request would.
 */
export function createRoutes(parts: ResolverParts, tab?: Pick<Tab, 'watch'>): RouteObject[] {
  async function find(request: Request): Promise<PageState> {
    const resolution = await resolvePage(parts, new URL(request.url));
    if (resolution.state) return resolution.state;
    const { url, status } = resolution.redirect;
    throw redirect(url, status);
  }

  function loader({ request }: LoaderFunctionArgs): Promise<PageState> {
    return tab?.watch ? tab.watch.around(request, () => find(request)) : find(request);
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
