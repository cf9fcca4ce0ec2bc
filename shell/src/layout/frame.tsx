import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation, useRouteLoaderData } from 'react-router';
import { FormattedMessage, Fragment } from 'shared-runtime';
import { useShopHost } from 'shared-runtime/host';
import { PageHead } from '../app/page-head.tsx';
import { OverlayOutlet } from '../overlays/overlay-outlet.tsx';
import { pageRouteId } from '../routing/page-route-id.ts';
import type { PageState } from '../routing/page-state.ts';
import { BackToTop } from './back-to-top.tsx';
import { Footer } from './footer.tsx';
import { frameFragments } from './frame-fragments.ts';
import { Header } from './header.tsx';
import styles from './frame.module.css';

/** Header, page, footer, and what floats above them. */
export function Frame() {
  const state = useRouteLoaderData<PageState>(pageRouteId);
  const isNavigating = useNavigation().state === 'loading';
  const main = useRef<HTMLElement>(null);
  useAnnouncedNavigation(main, state);

  return (
    <>
      {state ? <PageHead meta={state.meta} /> : null}
      <a href="#main" className="skip-link">
        <FormattedMessage id="frame.skip" />
      </a>
      <div className={styles.progress} data-active={isNavigating || undefined} aria-hidden="true" />
      <Fragment
        name="cms/sitewide-banner"
        props={{ identifier: 'pss-sitewide-banner' }}
        hydrate={frameFragments['cms/sitewide-banner']}
        fallback={() => null}
      />
      <Header />
      <div>
        <main
          id="main"
          ref={main}
          tabIndex={-1}
          className={styles.main}
          aria-busy={isNavigating || undefined}
        >
          <Outlet />
        </main>
        <BackToTop />
      </div>
      <Footer />
      <Fragment
        name="consent/banner"
        props={{}}
        hydrate={frameFragments['consent/banner']}
        fallback={() => null}
      />
      <OverlayOutlet />
      <ScrollRestoration />
    </>
  );
}

/** After a navigation, focus moves to the page, so that a screen reader hears the new title. */
function useAnnouncedNavigation(
  main: React.RefObject<HTMLElement | null>,
  state: PageState | undefined,
): void {
  const { context } = useShopHost();
  const { pathname } = useLocation();
  const shown = useRef<string | null>(null);
  useEffect(() => {
    const isFirst = shown.current === null;
    if (shown.current === pathname) return;
    shown.current = pathname;
    context.bus.publish('shell:navigated', {
      path: pathname,
      pageType: state?.kind === 'page' ? state.params.pageType : (state?.kind ?? 'unknown'),
    });
    if (!isFirst) main.current?.focus({ preventScroll: true });
  }, [pathname, state, context, main]);
}
