import { useIntl } from 'shared-runtime';
import { Pagination } from 'shared-ui';
import { renderLink } from '../../components/page/render-link.tsx';
import type { ListingState } from '../../domain/listing/listing-selection.ts';
import styles from './listing.module.css';
import { useListLinks } from './use-list-links.ts';

export function ListingPagination({ current, pageCount }: { current: ListingState; pageCount: number }) {
  const intl = useIntl();
  const linkTo = useListLinks(current);
  return (
    <Pagination
      page={current.p}
      pageCount={pageCount}
      hrefFor={(page) => linkTo({ p: page })}
      renderLink={renderLink}
      labels={{
        nav: intl.formatMessage({ id: 'listing.pages' }),
        previous: intl.formatMessage({ id: 'listing.previous' }),
        next: intl.formatMessage({ id: 'listing.next' }),
        page: (page) => intl.formatMessage({ id: 'listing.page' }, { page }),
      }}
      className={styles.pages}
    />
  );
}
