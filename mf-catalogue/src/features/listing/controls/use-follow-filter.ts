import { useCallback, useEffect, useRef, type MouseEvent } from 'react';
import { useShop, type ShopContext } from 'shared-runtime';
import { useLocation, useNavigate } from 'shared-runtime/router';
import { isModifiedClick } from 'shared-ui';
import { afterPaint } from 'shared-runtime/after-paint';
import { applyChange } from '../../../domain/listing/apply-change.ts';
import type { Filters } from '../../../domain/listing/filters.ts';
import { readListingState } from '../../../domain/listing/listing-selection.ts';
import { listingUrl } from '../../../domain/listing/listing-url.ts';

/** Id of the list with its filters. */
const listId = 'list';

interface LoadingList {
  path: string;
  filters: Filters;
  /** Key of the location that was rendered when it was chosen. */
  renderedKey: string;
  /** Fulfilled when the list, or one that was chosen after it, is shown. */
  shown: Promise<void>;
  isNavigated: boolean;
}

/** The list that was chosen last, by tab. A page has one list with filters. */
const lastChosen = new WeakMap<ShopContext['queryClient'], LoadingList>();

/** A change of the rendered filters. */
export interface FilterChange {
  /** URL of the list with the change. */
  url: string;
  rendered: Filters;
  /** Takes back the change: what was tapped is tapped again before its list is rendered. */
  isTakenBack?: boolean;
}

/** Returns the list with a change of the rendered filters, and with the filters of the list that is being loaded. */
function withLoading({ url, rendered, isTakenBack = false }: FilterChange, loading: LoadingList | undefined) {
  const [path = '', query = ''] = url.split('?');
  const state = readListingState(Object.fromEntries(new URLSearchParams(query)));
  const [from, to] = isTakenBack ? [state.filters, rendered] : [rendered, state.filters];
  const filters = loading?.path === path ? applyChange(loading.filters, { from, to }) : to;
  const isUnchanged = filters === state.filters;
  return { url: isUnchanged ? url : listingUrl(path, query, { ...state, filters }), path, filters };
}

/**
 * Shows the list of another filter, after the frame that shows what was tapped. The scroll position stays as far as the
 * list is visible.
 */
type ShowList = (change: FilterChange) => Promise<void>;

export function useShowList(): ShowList {
  const { queryClient } = useShop();
  const navigate = useNavigate();
  const { key } = useLocation();
  const renderedKey = useRef(key);
  useEffect(() => {
    renderedKey.current = key;
  }, [key]);
  return useCallback(
    (change) => {
      const last = lastChosen.get(queryClient);
      const isRendered = last?.isNavigated === true && last.renderedKey !== renderedKey.current;
      const next = withLoading(change, isRendered ? undefined : last);
      /** Returns what shows a list that was chosen after this one, and has its filters too. */
      const later = () => (loading === lastChosen.get(queryClient) ? undefined : lastChosen.get(queryClient));
      async function show(): Promise<void> {
        await afterPaint();
        if (later() === undefined) await navigate(next.url, { preventScrollReset: true });
        if (later() !== undefined) return later()?.shown;
        const list = document.getElementById(listId);
        // A filtered list is shorter: its end would be shown instead of its beginning.
        if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView();
        return undefined;
      }
      const shown = show().finally(() => {
        loading.isNavigated = true;
      });
      const { path, filters } = next;
      const loading = { path, filters, renderedKey: renderedKey.current, shown, isNavigated: false };
      lastChosen.set(queryClient, loading);
      return shown;
    },
    [queryClient, navigate],
  );
}

/**
 * Shows the list of a filter's link. Returns undefined if the browser follows the link, such as in another tab.
 *
 * @param change without the URL, which the link has
 */
export type FollowFilter = (
  event: MouseEvent<HTMLAnchorElement>,
  change: Omit<FilterChange, 'url'>,
) => Promise<void> | undefined;

/** Returns the handler for clicks on links of filters. */
export function useFollowFilter(): FollowFilter {
  const showList = useShowList();
  return useCallback(
    (event, change) => {
      if (isModifiedClick(event)) return undefined;
      event.preventDefault();
      return showList({ url: event.currentTarget.getAttribute('href') ?? '', ...change });
    },
    [showList],
  );
}
