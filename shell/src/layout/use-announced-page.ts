import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { useShopHost } from 'shared-runtime/host';
import { pageViewed } from '../routing/page-viewed.ts';
import type { PageState } from '../routing/page-state.ts';

/** Tells the bus which page is shown; after a navigation, focus moves to it, so that its title is read out. */
export function useAnnouncedPage(main: RefObject<HTMLElement | null>, state: PageState | undefined): void {
  const { context } = useShopHost();
  const { pathname } = useLocation();
  const shown = useRef<string | null>(null);
  useEffect(() => {
    const from = shown.current;
    if (from === pathname) return;
    shown.current = pathname;
    if (from !== null) context.bus.publish('shell:route-changed', { from, to: pathname });
    context.bus.publish('shell:page-viewed', pageViewed(state, pathname, context.store.id));
    if (from !== null) main.current?.focus({ preventScroll: true });
  }, [pathname, state, context, main]);
}
