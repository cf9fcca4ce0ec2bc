import { useQuery } from '@tanstack/react-query';
import { signPath } from 'shared-contracts/pictures';
import { paths } from 'shared-contracts/routes';
import { FormattedMessage, useIntl, useMoneyFormat, useShop, type PageParams } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { ButtonLink, Card, EmptyState } from 'shared-ui';
import { historicalOrdersQuery } from '../../api/historical-orders-query.ts';
import { AccountLayout } from '../../components/account-layout/account-layout.tsx';
import { LoadFailed } from '../../components/order/load-failed.tsx';
import { OrderLead } from '../../components/order/order-lead.tsx';
import { orderYearOf, yearPath } from '../../domain/order-pages.ts';
import styles from './historical-orders.module.css';

/** The member's orders in the former shop, by year. */
export function HistoricalOrdersPage({ params }: { params: PageParams }) {
  const intl = useIntl();
  const format = useMoneyFormat();
  const query = useQuery(historicalOrdersQuery(useShop(), orderYearOf(params.search)));
  const { data } = query;
  const isEmpty = data?.years.length === 0;
  return (
    <AccountLayout
      page="order-history"
      title={intl.formatMessage({ id: 'orders.earlier' })}
      lead={isEmpty ? undefined : <FormattedMessage id="orders.earlier.lead" />}
    >
      {query.isError && data === undefined ? (
        <LoadFailed isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
      ) : null}
      {isEmpty ? <NoOrders /> : null}
      {data === undefined || isEmpty ? null : (
        <>
          <Years years={data.years} current={data.year} />
          <ol role="list" className={styles.list}>
            {data.orders.map(({ id, incrementId, orderDate, statusLabel, total }) => (
              <Card key={id} as="li" className={styles.order}>
                <h2 className={styles.number}>
                  <Link to={paths.historicalOrder(id)} className={styles.link}>
                    <FormattedMessage id="orders.listed" values={{ number: incrementId }} />
                  </Link>
                </h2>
                <strong className={styles.total}>{format(total)}</strong>
                <OrderLead orderDate={orderDate} statusLabel={statusLabel} />
              </Card>
            ))}
          </ol>
        </>
      )}
    </AccountLayout>
  );
}

function Years({ years, current }: { years: readonly number[]; current: number | null }) {
  const intl = useIntl();
  return (
    <nav aria-label={intl.formatMessage({ id: 'orders.earlier.years' })}>
      <ul role="list" className={styles.years}>
        {years.map((year) => (
          <li key={year}>
            <ButtonLink
              as={Link}
              to={yearPath(year)}
              variant="secondary"
              aria-current={year === current ? 'page' : undefined}
            >
              {year}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function NoOrders() {
  return (
    <EmptyState
      drawing={signPath('empty-orders')}
      title={<FormattedMessage id="orders.earlier.empty.title" />}
      actions={
        <ButtonLink as={Link} to={paths.orders}>
          <FormattedMessage id="orders.toHistory" />
        </ButtonLink>
      }
    >
      <FormattedMessage id="orders.earlier.empty.text" />
    </EmptyState>
  );
}
