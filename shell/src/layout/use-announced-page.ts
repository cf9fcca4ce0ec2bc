import { useEffect, useRef, type RefObject } from 'react';
import { shellPageViewed, shellRouteChanged } from 'shared-contracts/events/shell';
import { useRouterState, useShopHost } from 'shared-runtime/host';
import { focusHeading } from '../routing/focus-heading.ts';
import { pageViewed } from '../routing/page-viewed.ts';
import type { PageState } from '../routing/page-state.ts';
import { useFieldInUse } from './use-field-in-use.ts';

/**
 * Publishes the current page on the event bus. After a navigation to another page, or another page of a list, focus
 * moves to its heading, for screen readers and keyboard users, unless the shopper is using a text field.
 */
export function useAnnouncedPage(main: RefObject<HTMLElement | null>, state: PageState | undefined): void {
  const { context } = useShopHost();
  // Sorting a list keeps the scroll position.
  const { location, preventScrollReset } = useRouterState();
  const { pathname, search } = location;
  const listPage = new URLSearchParams(search).get('p') ?? '1';
  const fieldInUse = useFieldInUse();
  const shown = useRef<{ pathname: string; listPage: string } | null>(null);
  useEffect(() => {
    const from = shown.current;
    if (from?.pathname === pathname && from.listPage === listPage) return;
    shown.current = { pathname, listPage };
    if (from?.pathname !== pathname) {
      if (from) context.bus.publish(shellRouteChanged, { from: from.pathname, to: pathname });
      context.bus.publish(shellPageViewed, pageViewed(state, pathname, context.store.id));
    }
    const isUsingField = fieldInUse.current !== null && fieldInUse.current === document.activeElement;
    if (from && !preventScrollReset && !isUsingField && main.current) focusHeading(main.current);
  }, [pathname, listPage, preventScrollReset, state, context, main, fieldInUse]);
}
