import { useRef, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'shared-runtime';
import { useNavigation } from 'shared-runtime/router';
import { PageHead } from '../document/page-head.tsx';
import { usePageState } from '../routing/use-page-state.ts';
import { Footer } from './footer/footer.tsx';
import { FrameSlot, FrameSlots } from './frame-slot.tsx';
import { Header } from './header/header.tsx';
import { DeferredSlot } from '../shop/deferred-slot.tsx';
import { ServerOnly } from '../shop/server-only.tsx';
import { useAnnouncedPage } from './use-announced-page.ts';
import { useScroll } from './use-scroll.ts';
import styles from './frame.module.css';

/*
 * The parts around the page are constant elements, which React does not render again with the frame: that is rendered in
 * every step of a navigation.
 */
const skipLink = (
  <a href="#main" className="skip-link">
    <FormattedMessage id="frame.skip" />
  </a>
);
/* Fixed to the bottom of the window. It is early in the document so that the keyboard reaches it first. */
const consent = <FrameSlot name="consent" fallback={() => null} />;
const beforePage = (
  <>
    <FrameSlots name="above-header" />
    <Header />
    <ServerOnly part="messages" />
    <DeferredSlot place="below-header" />
  </>
);
const besidePage = <DeferredSlot place="beside-page" />;
const afterPage = (
  <>
    <Footer />
    <DeferredSlot place="above-page" />
  </>
);

/** Header, page, footer and overlays. `page`: a constant element too. */
export function Frame({ page }: { page: ReactNode }) {
  const state = usePageState();
  const isNavigating = useNavigation().state === 'loading';
  const main = useRef<HTMLElement>(null);
  const intl = useIntl();
  useAnnouncedPage(main, state);
  useScroll();

  return (
    <>
      {state ? (
        <PageHead
          meta={state.meta}
          title={
            state.kind === 'not-found' ? intl.formatMessage({ id: 'screen.notFound.document' }) : undefined
          }
        />
      ) : null}
      {skipLink}
      {consent}
      <div className={styles.progress} data-active={isNavigating || undefined} aria-hidden="true" />
      {beforePage}
      <div>
        <main
          id="main"
          ref={main}
          tabIndex={-1}
          className={styles.main}
          aria-busy={isNavigating || undefined}
        >
          {page}
        </main>
        {besidePage}
      </div>
      {afterPage}
    </>
  );
}
