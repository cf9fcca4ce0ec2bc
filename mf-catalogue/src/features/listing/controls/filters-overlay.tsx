import type { MouseEvent } from 'react';
import type { OverlayProps } from 'shared-contracts/exposes';
import { FormattedMessage, useOverlay } from 'shared-runtime';
import { useLocation } from 'shared-runtime/router';
import { Button, ButtonLink, VisuallyHidden } from 'shared-ui';
import { LoadFailed } from '../../../components/page/load-failed.tsx';
import { LoadingNote } from '../../../components/page/loading-note.tsx';
import { hasFilters } from '../../../domain/listing/filters.ts';
import { readListingState } from '../../../domain/listing/listing-selection.ts';
import { useListing } from '../use-listing.ts';
import { useListLinks } from '../use-list-links.ts';
import { FilterPanel } from './filter-panel.tsx';
import { useFollowFilter } from './use-follow-filter.ts';
import styles from './filters-overlay.module.css';

/** The filters on phones and tablets. A chosen value applies at once; the list is behind the panel. */
export function FiltersOverlay(subject: OverlayProps<'catalogue/filters'>) {
  const { close, titleId } = useOverlay();
  const { search } = useLocation();
  const state = readListingState(Object.fromEntries(new URLSearchParams(search)));
  const { data, isError, isFetching, refetch } = useListing({ ...subject, ...state });
  const linkTo = useListLinks(state);
  const follow = useFollowFilter();
  return (
    <div className={styles.overlay}>
      <h2 id={titleId} className={styles.title}>
        <FormattedMessage id="filters.title" />
      </h2>
      <div className={styles.content}>
        {data ? <FilterPanel id={titleId} current={state} facets={data.facets} /> : null}
        {data || isError ? null : <LoadingNote />}
        {isError ? <LoadFailed isRetrying={isFetching} onRetry={() => void refetch()} /> : null}
      </div>
      <output>
        <VisuallyHidden>
          {data ? <FormattedMessage id="listing.total" values={{ total: data.total }} /> : null}
        </VisuallyHidden>
      </output>
      <div className={styles.actions}>
        {hasFilters(state.filters) ? (
          <ButtonLink
            href={linkTo({ filters: {}, p: 1 })}
            rel="nofollow"
            variant="secondary"
            onClick={(event: MouseEvent<HTMLAnchorElement>) =>
              void follow(event, { rendered: state.filters })
            }
          >
            <FormattedMessage id="filters.clear" />
          </ButtonLink>
        ) : null}
        <Button onClick={close} className={styles.show}>
          <FormattedMessage id="filters.show" values={{ total: data?.total ?? 0 }} />
        </Button>
      </div>
    </div>
  );
}
