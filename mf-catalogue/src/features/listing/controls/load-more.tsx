import { useLayoutEffect, useRef } from 'react';
import { categoryPageSize } from 'shared-contracts/api/listing-page-size';
import { FormattedMessage } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { ButtonLink } from 'shared-ui';
import { extendedPages } from '../../../domain/listing/list-pages.ts';
import type { ListPagingProps } from './list-paging.tsx';
import { useIsListChanging, useListLinks } from '../use-list-links.ts';
import styles from './list-paging.module.css';

/** Extends the list by a page. The link keeps the focus; after the last page the progress beside it takes it. */
export function LoadMore({ current, pagination, total, isOutdated }: ListPagingProps) {
  const linkTo = useListLinks(current);
  const isBusy = useIsListChanging() || isOutdated;
  const progress = useRef<HTMLParagraphElement>(null);
  const hadFocus = useRef(false);
  const extended = extendedPages(pagination);
  const isExtendable = extended !== null;
  useLayoutEffect(() => {
    if (isExtendable || !hadFocus.current) return;
    hadFocus.current = false;
    progress.current?.focus({ preventScroll: true });
  }, [isExtendable]);

  if (pagination.count <= 1) return null;
  const shown = Math.min(pagination.current * categoryPageSize, total);
  return (
    <div className={styles.more}>
      <p ref={progress} tabIndex={-1} className={styles.progress}>
        <FormattedMessage id="listing.seen" values={{ shown, total }} />
      </p>
      {extended === null ? null : (
        <ButtonLink
          as={Link}
          to={linkTo(extended)}
          preventScrollReset
          variant="secondary"
          aria-busy={isBusy || undefined}
          onFocus={() => (hadFocus.current = true)}
          onBlur={() => (hadFocus.current = false)}
        >
          <FormattedMessage id="listing.more" />
        </ButtonLink>
      )}
    </div>
  );
}
