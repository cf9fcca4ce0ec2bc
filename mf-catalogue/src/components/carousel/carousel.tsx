import { useId, useRef, type ReactNode } from 'react';
import { useIntl } from 'shared-runtime';
import { ChevronLeftIcon, ChevronRightIcon, IconButton } from 'shared-ui';
import { useCarouselScroll } from './use-carousel-scroll.ts';
import styles from './carousel.module.css';

export interface CarouselProps {
  title: ReactNode;
  /** @default 2 */
  headingLevel?: 2 | 3 | undefined;
  /** Hides the items from screen readers: they stand for items that are loading. @default false */
  isLoading?: boolean;
  /** Items of a list, `<li>`. */
  children: ReactNode;
}

/**
 * Renders a list in one row, which scrolls and snaps to its items. The buttons scroll by what is visible. Without
 * JavaScript, or before hydration, there are none, and the row is scrolled by touch, wheel, scrollbar and keyboard.
 */
export function Carousel({ title, headingLevel = 2, isLoading = false, children }: CarouselProps) {
  const intl = useIntl();
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const { canScrollBack, canScrollOn, scroll } = useCarouselScroll(list);
  const Heading = `h${headingLevel}` as const;
  return (
    <section aria-labelledby={`${id}-title`} aria-busy={isLoading || undefined} className={styles.carousel}>
      <div className={styles.top}>
        <Heading id={`${id}-title`} className={styles.title}>
          {title}
        </Heading>
        {canScrollBack || canScrollOn ? (
          <div className={styles.buttons}>
            {/* Not `disabled`: at an end the button would lose the focus. */}
            <IconButton
              label={intl.formatMessage({ id: 'slider.previous' })}
              icon={<ChevronLeftIcon />}
              aria-controls={`${id}-list`}
              aria-disabled={!canScrollBack}
              className={styles.button}
              onClick={() => scroll(-1)}
            />
            <IconButton
              label={intl.formatMessage({ id: 'slider.next' })}
              icon={<ChevronRightIcon />}
              aria-controls={`${id}-list`}
              aria-disabled={!canScrollOn}
              className={styles.button}
              onClick={() => scroll(1)}
            />
          </div>
        ) : null}
      </div>
      <ul ref={list} id={`${id}-list`} className={styles.list}>
        {children}
      </ul>
    </section>
  );
}
