import type { MouseEvent } from 'react';
import { useNavigate } from 'shared-runtime/router';
import { isModifiedClick } from 'shared-ui';

/** Id of the list with its filters. */
const listId = 'list';

/** Returns a function that shows the list of another filter. The scroll position stays as far as the list is visible. */
export function useShowList(): (url: string) => Promise<void> {
  const navigate = useNavigate();
  return async (url) => {
    await navigate(url, { preventScrollReset: true });
    const list = document.getElementById(listId);
    // A filtered list is shorter: its end would be shown instead of its beginning.
    if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView();
  };
}

/** Returns a click handler for links of filters. */
export function useFollowFilter(onFollow?: () => void): (event: MouseEvent<HTMLAnchorElement>) => void {
  const showList = useShowList();
  return (event) => {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    onFollow?.();
    void showList(event.currentTarget.getAttribute('href') ?? '');
  };
}
