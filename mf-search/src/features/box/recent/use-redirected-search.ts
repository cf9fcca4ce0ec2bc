import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { searchUrl } from 'shared-contracts/descriptors/search';
import { endpointQuery, useShop } from 'shared-runtime';
import { useLocation } from 'shared-runtime/router';
import { cleanTerm } from '../../../domain/term.ts';

/**
 * Records a search that was redirected to this page, when the box is opened: the form may have been sent before
 * hydration. The parameter `source` is not enough, because links of suggestions have it too, and a chosen suggestion is no
 * search.
 */
export function useRedirectedSearch(isEnabled: boolean, add: (term: string) => void): void {
  const context = useShop();
  const { pathname, search } = useLocation();
  const term = cleanTerm(new URLSearchParams(search).get('source') ?? '');
  const { data } = useQuery({
    ...endpointQuery(context, searchUrl, { store_id: context.store.id, term }),
    enabled: isEnabled && term !== '',
  });
  const isRedirected = isEnabled && data?.isRedirect === true && data.url.split(/[?#]/)[0] === pathname;
  useEffect(() => {
    if (isRedirected) add(term);
  }, [add, isRedirected, term]);
}
