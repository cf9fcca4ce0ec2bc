import { useCallback, useMemo } from 'react';
import { useLocation, useShopRouter } from './router-context.ts';
import type { NavigateOptions, To } from './shop-router.ts';

export interface NavigateFunction {
  (to: To, options?: NavigateOptions): Promise<void>;
  (steps: number): Promise<void>;
}

/** Returns a function, always the same, that navigates to another page of the shop or through the history. */
export function useNavigate(): NavigateFunction {
  const router = useShopRouter();
  return useCallback<NavigateFunction>(
    (to: To | number, options?: NavigateOptions) =>
      typeof to === 'number' ? router.navigate(to) : router.navigate(to, options),
    [router],
  );
}

type SearchParams = ConstructorParameters<typeof URLSearchParams>[0];

/** Navigates to another query. `next`: the query, or a function that returns it for the present one. */
export type SetSearchParams = (
  next: SearchParams | ((present: URLSearchParams) => SearchParams),
  options?: NavigateOptions,
) => void;

/** Returns the query of the URL, and a function that navigates to another one. */
export function useSearchParams(): [URLSearchParams, SetSearchParams] {
  const { search } = useLocation();
  const navigate = useNavigate();
  return [
    useMemo(() => new URLSearchParams(search), [search]),
    useCallback(
      (next, options) => {
        const query = typeof next === 'function' ? next(new URLSearchParams(search)) : next;
        void navigate(`?${new URLSearchParams(query)}`, options);
      },
      [navigate, search],
    ),
  ];
}

/**
 * Returns the decoded path without its first slash as `*`: the only route of the shop matches every path. For remotes of
 * other repositories.
 */
export function useParams(): { readonly '*': string } {
  const { pathname } = useLocation();
  return { '*': pathname.slice(1).split('/').map(decoded).join('/') };
}

/** Returns a segment of a path as React Router decodes it: an encoded slash stays encoded. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment).replaceAll('/', '%2F');
  } catch {
    return segment;
  }
}
