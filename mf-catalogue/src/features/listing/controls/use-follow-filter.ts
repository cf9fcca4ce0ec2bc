import { useCallback, type MouseEvent } from 'react';
import { useNavigate } from 'shared-runtime/router';
import { isModifiedClick } from 'shared-ui';
import { afterPaint } from '../../../components/after-paint.ts';

/** Id of the list with its filters. */
const listId = 'list';

/**
 * Returns a function that shows the list of another filter, after the frame that shows what was tapped. The scroll
 * position stays as far as the list is visible.
 */
export function useShowList(): (url: string) => Promise<void> {
  const navigate = useNavigate();
  return useCallback(
    async (url) => {
      await afterPaint();
      await navigate(url, { preventScrollReset: true });
      const list = document.getElementById(listId);
      // A filtered list is shorter: its end would be shown instead of its beginning.
      if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView();
    },
    [navigate],
  );
}

/** Shows the list of a filter's link. Returns undefined if the browser follows the link, such as in another tab. */
export type FollowFilter = (event: MouseEvent<HTMLAnchorElement>) => Promise<void> | undefined;

/** Returns the handler for clicks on links of filters. */
export function useFollowFilter(): FollowFilter {
  const showList = useShowList();
  return useCallback(
    (event) => {
      if (isModifiedClick(event)) return undefined;
      event.preventDefault();
      return showList(event.currentTarget.getAttribute('href') ?? '');
    },
    [showList],
  );
}
