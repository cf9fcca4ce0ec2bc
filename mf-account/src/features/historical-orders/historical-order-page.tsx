import { useQuery } from '@tanstack/react-query';
import { paths } from 'shared-contracts/routes';
import { FormattedMessage, useIntl, useShop, type PageParams } from 'shared-runtime';
import { historicalOrderQuery, type HistoricalOrder } from '../../api/historical-orders-query.ts';
import { AccountCard } from '../../components/account-card.tsx';
import { AccountLayout } from '../../components/account-layout/account-layout.tsx';
import { ItemFacts } from '../../components/order/item-facts.tsx';
import { OrderLead } from '../../components/order/order-lead.tsx';
import { OrderPlaces } from '../../components/order/order-places.tsx';
import { OrderSums } from '../../components/order/order-sums.tsx';
import styles from '../../components/order/order.module.css';

/** One order of the former shop. Nothing can be done with it, and its products have no pages. */
export function HistoricalOrderPage({ params }: { params: PageParams }) {
  const intl = useIntl();
  const { data: order } = useQuery(historicalOrderQuery(useShop(), Number(params.entityId)));
  if (order === undefined) return null;
  return (
    <AccountLayout
      page="order-history"
      title={intl.formatMessage({ id: 'orders.title' }, { number: order.incrementId })}
      parents={[{ label: intl.formatMessage({ id: 'orders.earlier' }), href: paths.historicalOrders }]}
      lead={<OrderLead {...order} />}
    >
      <Items items={order.items} />
      <div className={styles.columns}>
        <OrderPlaces {...order} />
        <OrderSums {...order} />
      </div>
    </AccountLayout>
  );
}

function Items({ items }: Pick<HistoricalOrder, 'items'>) {
  return (
    <AccountCard align="stretch" heading={<FormattedMessage id="orders.items" />} className={styles.wide}>
      <ul role="list" className={styles.items}>
        {items.map(({ name, ...item }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a product may be in an order twice
          <li key={index} className={styles.item}>
            <ItemFacts {...item} name={<p className={styles.name}>{name}</p>} />
          </li>
        ))}
      </ul>
    </AccountCard>
  );
}
