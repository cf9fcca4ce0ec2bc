import { useLoaderData } from 'shared-runtime/host';
import { pageRouteId, type PageState } from './page-state.ts';

/** Returns the page that is shown; undefined if it could not be resolved because of a bug. */
export function usePageState(): PageState | undefined {
  return useLoaderData(pageRouteId) as PageState | undefined;
}
