import { useCallback, useMemo } from 'react';
import { useLocation, useShopRouter } from './router-provider.tsx';
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

/** Returns the query of the URL, and a function that navigates to another one. */
export function useSearchParams(): [
  URLSearchParams,
  (next: SearchParams, options?: NavigateOptions) => void,
] {
  const { search } = useLocation();
  const navigate = useNavigate();
  return [
    useMemo(() => new URLSearchParams(search), [search]),
    useCallback((next, options) => void navigate(`?${new URLSearchParams(next)}`, options), [navigate]),
  ];
}

type SearchParams = ConstructorParameters<typeof URLSearchParams>[0];

/** Returns the path without its first slash as `*`: the only route of the shop matches every path. */
export function useParams(): { readonly '*': string } {
  return { '*': useLocation().pathname.slice(1) };
}
