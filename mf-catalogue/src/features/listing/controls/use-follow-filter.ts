import { useCallback, useEffect, type MouseEvent } from 'react';
import { useLocation, useNavigate } from 'shared-runtime/router';
import { isModifiedClick } from 'shared-ui';
import { afterPaint } from '../../../components/after-paint.ts';
import { applyChange } from '../../../domain/listing/apply-change.ts';
import type { Filters } from '../../../domain/listing/filters.ts';
import { readListingState } from '../../../domain/listing/listing-selection.ts';
import { listingUrl } from '../../../domain/listing/listing-url.ts';

/** Id of the list with its filters. */
const listId = 'list';

interface LoadingList {
  path: string;
  filters: Filters;
  /** Fulfilled when the list, or one that was chosen after it, is shown. */
  shown: Promise<void>;
  /** The navigation has ended; its list is perhaps not rendered yet. */
  isEnded: boolean;
}

/** The list that was chosen last, until it is rendered. A page has one list with filters. */
let loading: LoadingList | null = null;

/** Key of the rendered location. */
let renderedKey = '';

/** Returns the URL with what it changes of the rendered filters, and with what is being loaded. */
function withLoading(
  url: string,
  rendered: Filters,
): Pick<LoadingList, 'path' | 'filters'> & { url: string } {
  const [path = '', query = ''] = url.split('?');
  const state = readListingState(Object.fromEntries(new URLSearchParams(query)));
  if (loading?.path !== path) return { url, path, filters: state.filters };
  const filters = applyChange(loading.filters, { from: rendered, to: state.filters });
  return { url: listingUrl(path, query, { ...state, filters }), path, filters };
}

/**
 * Shows the list of another filter, after the frame that shows what was tapped. The scroll position stays as far as the
 * list is visible.
 *
 * @param url of the list, with a change of the rendered filters
 */
type ShowList = (url: string, rendered: Filters) => Promise<void>;

export function useShowList(): ShowList {
  const navigate = useNavigate();
  const { key } = useLocation();
  useEffect(() => {
    if (renderedKey !== key && loading?.isEnded === true) loading = null;
    renderedKey = key;
  }, [key]);
  return useCallback(
    (url, rendered) => {
      const next = withLoading(url, rendered);
      const isLast = () => loading?.shown === shown;
      async function show(): Promise<void> {
        await afterPaint();
        // A list that was chosen meanwhile has these filters too.
        if (!isLast()) return loading?.shown;
        await navigate(next.url, { preventScrollReset: true });
        if (!isLast()) return loading?.shown;
        const list = document.getElementById(listId);
        // A filtered list is shorter: its end would be shown instead of its beginning.
        if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView();
        return undefined;
      }
      const shown: Promise<void> = show().finally(() => {
        if (loading?.shown === shown) loading.isEnded = true;
      });
      loading = { ...next, shown, isEnded: false };
      return shown;
    },
    [navigate],
  );
}

/**
 * Shows the list of a filter's link. Returns undefined if the browser follows the link, such as in another tab.
 *
 * @param rendered filters of which the link changes one
 */
export type FollowFilter = (
  event: MouseEvent<HTMLAnchorElement>,
  rendered: Filters,
) => Promise<void> | undefined;

/** Returns the handler for clicks on links of filters. */
export function useFollowFilter(): FollowFilter {
  const showList = useShowList();
  return useCallback(
    (event, rendered) => {
      if (isModifiedClick(event)) return undefined;
      event.preventDefault();
      return showList(event.currentTarget.getAttribute('href') ?? '', rendered);
    },
    [showList],
  );
}
