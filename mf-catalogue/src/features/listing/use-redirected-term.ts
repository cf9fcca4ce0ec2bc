import { useQuery } from '@tanstack/react-query';
import { searchUrl } from 'shared-contracts/descriptors/search';
import { endpointQuery, useShop } from 'shared-runtime';
import { useLocation } from 'shared-runtime/router';

/**
 * Returns the search term that has led to this list instead of to its results; undefined without one. The parameter
 * `source` is not enough, because links of suggestions have it too, and a chosen suggestion is no search.
 */
export function useRedirectedTerm(): string | undefined {
  const context = useShop();
  const { pathname, search } = useLocation();
  const term = new URLSearchParams(search).get('source')?.trim() ?? '';
  const { data } = useQuery({
    ...endpointQuery(context, searchUrl, { store_id: context.store.id, term }),
    enabled: isSearchable(term),
  });
  return data?.isRedirect === true && leadsTo(data.url, pathname) ? term : undefined;
}

/** Returns whether a text can be a search term: one that the API accepts, without control characters. */
function isSearchable(term: string): boolean {
  return term !== '' && term.length <= 120 && !/\p{Cc}/u.test(term);
}

function leadsTo(url: string, path: string): boolean {
  return url.split(/[?#]/)[0] === path;
}
