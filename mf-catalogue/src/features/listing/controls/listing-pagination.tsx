import { useIntl } from 'shared-runtime';
import { Pagination as PageLinks } from 'shared-ui';
import { renderLink } from '../../../components/page/render-link.tsx';
import { previousPage, type Pagination } from '../../../domain/listing/list-pages.ts';
import type { ListingState } from '../../../domain/listing/listing-selection.ts';
import styles from './list-paging.module.css';
import { useListLinks } from '../use-list-links.ts';

export interface ListingPaginationProps {
  current: ListingState;
  pagination: Pagination;
}

export function ListingPagination({ current, pagination }: ListingPaginationProps) {
  const intl = useIntl();
  const linkTo = useListLinks(current);
  return (
    <PageLinks
      page={pagination.current}
      previousPage={previousPage(pagination)}
      pageCount={pagination.count}
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
