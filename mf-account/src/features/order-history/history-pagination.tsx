import { useIntl } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { Pagination, type LinkRenderer } from 'shared-ui';
import { historyPath } from '../../domain/order-pages.ts';
import styles from './order-history.module.css';

export function HistoryPagination({ page, pageCount }: { page: number; pageCount: number }) {
  const intl = useIntl();
  return (
    <Pagination
      page={page}
      pageCount={pageCount}
      hrefFor={historyPath}
      renderLink={renderLink}
      labels={{
        nav: intl.formatMessage({ id: 'orders.pages' }),
        previous: intl.formatMessage({ id: 'orders.previous' }),
        next: intl.formatMessage({ id: 'orders.next' }),
        page: (number) => intl.formatMessage({ id: 'orders.page' }, { page: number }),
      }}
      className={styles.pages}
    />
  );
}

const renderLink: LinkRenderer = ({ href, ...rest }) => <Link to={href} {...rest} />;
