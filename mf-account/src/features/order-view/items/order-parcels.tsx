import type { ReactNode } from 'react';
import { FormattedMessage } from 'shared-runtime';
import type { OrderDetails, OrderItem } from '../../../api/order-details-query.ts';
import { AccountCard } from '../../../components/account-card.tsx';
import { periodOf } from '../../../domain/delivery-period.ts';
import { DeliveryPeriod } from './delivery-period.tsx';
import { ItemOfOrder } from './item-of-order.tsx';
import shared from '../../../components/order/order.module.css';

/** The items in the parcels in which they are sent, each with its delivery estimate. */
export function OrderParcels({ order }: { order: OrderDetails }) {
  const { groups, items } = order;
  return groups.map(({ id, label, itemIds }, index) => {
    const heading: ReactNode =
      groups.length === 1 ? (
        <FormattedMessage id="orders.items" />
      ) : (
        <FormattedMessage id="orders.parcel" values={{ number: index + 1, count: groups.length }} />
      );
    return (
      <Parcel
        key={id}
        heading={heading}
        origin={label}
        items={items.filter((item) => itemIds.includes(item.id))}
      />
    );
  });
}

interface ParcelProps {
  heading: ReactNode;
  /** Where it is sent from, in words. */
  origin: string;
  items: readonly OrderItem[];
}

function Parcel({ heading, origin, items }: ParcelProps) {
  const period = periodOf(items);
  return (
    <AccountCard align="stretch" heading={heading} className={shared.wide}>
      <p className={shared.muted}>
        {origin}
        {period === null ? null : (
          <>
            {' · '}
            <DeliveryPeriod {...period} />
          </>
        )}
      </p>
      <ul role="list" className={shared.items}>
        {items.map((item) => (
          <ItemOfOrder key={item.id} item={item} />
        ))}
      </ul>
    </AccountCard>
  );
}
