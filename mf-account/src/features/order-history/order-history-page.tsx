import { useQuery } from '@tanstack/react-query';
import { signPath } from 'shared-contracts/pictures';
import { paths } from 'shared-contracts/routes';
import { failureFromSearch, FailureAlert } from 'shared-forms/failure';
import { FormattedMessage, useIntl, useShop, type PageParams } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { ButtonLink, EmptyState } from 'shared-ui';
import { historicalOrdersQuery } from '../../api/historical-orders-query.ts';
import { orderHistoryQuery } from '../../api/order-history-query.ts';
import { AccountLayout } from '../../components/account-layout/account-layout.tsx';
import { LoadFailed } from '../../components/order/load-failed.tsx';
import { historyPageOf } from '../../domain/order-pages.ts';
import { HistoryPagination } from './history-pagination.tsx';
import { ListedOrder } from './listed-order.tsx';
import styles from './order-history.module.css';

/** The member's orders, five on a page. The API's page counts: one beyond the last is the last. */
export function OrderHistoryPage({ params }: { params: PageParams }) {
  const intl = useIntl();
  const query = useQuery(orderHistoryQuery(useShop(), historyPageOf(params.search)));
  const failure = failureFromSearch(params.search);
  const { currentPage = 1, pagesCount = 1 } = query.data ?? {};
  const values = { page: currentPage, count: pagesCount };
  return (
    <AccountLayout
      page="order-history"
      {...(currentPage > 1 && { title: intl.formatMessage({ id: 'orders.pageTitle' }, values) })}
    >
      {failure ? <FailureAlert failure={failure} /> : null}
      {query.data === undefined ? (
        query.isError ? (
          <LoadFailed isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
        ) : null
      ) : query.data.orders.length === 0 ? (
        <NoOrders />
      ) : (
        <>
          <ol role="list" className={styles.list}>
            {query.data.orders.map((order) => (
              <ListedOrder key={order.id} order={order} />
            ))}
          </ol>
          <HistoryPagination page={currentPage} pageCount={pagesCount} />
        </>
      )}
      <EarlierOrders />
    </AccountLayout>
  );
}

function NoOrders() {
  return (
    <EmptyState
      drawing={signPath('empty-orders')}
      title={<FormattedMessage id="orders.empty.title" />}
      actions={
        <ButtonLink as={Link} to={paths.home}>
          <FormattedMessage id="orders.empty.action" />
        </ButtonLink>
      }
    >
      <FormattedMessage id="orders.empty.text" />
    </EmptyState>
  );
}

/** Links the orders of the former shop, for members who have some. */
function EarlierOrders() {
  const { data } = useQuery(historicalOrdersQuery(useShop()));
  if (data === undefined || data.years.length === 0) return null;
  return (
    <p>
      <ButtonLink as={Link} to={paths.historicalOrders} variant="secondary">
        <FormattedMessage id="orders.earlier.link" />
      </ButtonLink>
    </p>
  );
}
