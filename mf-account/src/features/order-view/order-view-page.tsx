import { useQuery } from '@tanstack/react-query';
import { dayText } from 'shared-contracts/day-text';
import { FormattedMessage, useIntl, useShop, type PageParams } from 'shared-runtime';
import { Badge } from 'shared-ui';
import { orderDetailsQuery, type OrderDetails } from '../../api/order-details-query.ts';
import { AccountLayout } from '../../components/account-layout/account-layout.tsx';
import { OrderAfterSales } from './order-after-sales.tsx';
import { OrderParcels } from './order-parcels.tsx';
import { OrderPlaces } from './order-places.tsx';
import { OrderSums } from './order-sums.tsx';
import styles from './order-view.module.css';

/** One order of the member: what becomes of its items, where it goes and what it costs. */
export function OrderViewPage({ params }: { params: PageParams }) {
  const intl = useIntl();
  const { data: order } = useQuery(orderDetailsQuery(useShop(), Number(params.entityId)));
  if (order === undefined) return null;
  return (
    <AccountLayout
      page={null}
      title={intl.formatMessage({ id: 'orders.title' }, { number: order.incrementId })}
      lead={<OrderLead order={order} />}
    >
      <OrderParcels order={order} />
      <div className={styles.columns}>
        <OrderPlaces order={order} />
        <OrderSums order={order} />
      </div>
      <OrderAfterSales order={order} />
    </AccountLayout>
  );
}

function OrderLead({ order: { orderDate, statusLabel, state } }: { order: OrderDetails }) {
  const intl = useIntl();
  const date = dayText(intl.formatDate(orderDate, { dateStyle: 'long' }), intl.locale);
  return (
    <span className={styles.lead}>
      <FormattedMessage id="orders.placedOn" values={{ date }} />
      <Badge tone={state === 'completed' ? 'success' : 'neutral'}>{statusLabel}</Badge>
    </span>
  );
}
