import type { HydrationData } from 'shared-runtime/host';
import { pageRouteId, type PageState } from './page-state.ts';

/**
 * Returns the router's data for hydration. Null is a page that the server could not resolve because of a bug: the browser
 * shows the same error page.
 */
export function hydrationDataOf(page: PageState | null): HydrationData {
  if (page) return { loaderData: { [pageRouteId]: page } };
  return { errors: { [pageRouteId]: new Error('The server could not resolve this page') } };
}
