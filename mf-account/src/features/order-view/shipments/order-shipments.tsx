import type { ReactNode } from 'react';
import { dayText } from 'shared-contracts/day-text';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl, useMoneyFormat, useShop } from 'shared-runtime';
import { Badge, ExternalLinkIcon } from 'shared-ui';
import { addressCountriesQuery } from '../../../api/addresses.ts';
import type { OrderDetails, OrderItem } from '../../../api/order-details-query.ts';
import { AccountCard } from '../../../components/account-card.tsx';
import shared from '../../../components/order/order.module.css';
import { shipmentsOf, webAddress, type Shipment } from '../../../domain/order-items.ts';
import styles from '../order-view.module.css';
import { ParcelTracking } from './parcel-tracking.tsx';

/** Target of the links of items that are on the way. */
export const shipmentsId = 'shipments';

type ShippedPieces = OrderItem['shippedItems'][number];

/** The parcels that have left, with their contents and where they are. Nothing before the first one has left. */
export function OrderShipments({ order: { items, groups } }: { order: OrderDetails }) {
  const shipments = shipmentsOf<ShippedPieces, OrderItem>(items);
  if (shipments.length === 0) return null;
  return (
    <AccountCard
      id={shipmentsId}
      align="stretch"
      heading={<FormattedMessage id="orders.sent" />}
      className={shared.wide}
    >
      <ul role="list" className={styles.shipments}>
        {shipments.map((shipment) => (
          <Parcel key={shipment.shipmentId} shipment={shipment} groups={groups} />
        ))}
      </ul>
    </AccountCard>
  );
}

interface ParcelProps {
  shipment: Shipment<OrderItem, ShippedPieces>;
  groups: OrderDetails['groups'];
}

function Parcel({ shipment: { shipmentId, contents }, groups }: ParcelProps) {
  const intl = useIntl();
  const format = useMoneyFormat();
  const pieces = contents[0]?.pieces;
  if (pieces === undefined) return null;
  const date = dayText(intl.formatDate(pieces.shippedDate, { dateStyle: 'long' }), intl.locale);
  return (
    <li>
      <div className={shared.lead}>
        <h3 className={styles.shipmentTitle}>
          <FormattedMessage id="orders.sent.date" values={{ date }} />
        </h3>
        <Badge>{pieces.status}</Badge>
      </div>
      <p className={shared.muted}>
        {groups.find(({ id }) => id === pieces.warehouse)?.label}
        {' · '}
        <Zone code={pieces.deliveryZone} />
      </p>
      <ul role="list" className={styles.contents}>
        {contents.map(({ item, pieces: { shippedQty, subtotal } }) => (
          <li key={item.id}>
            <span>
              <FormattedMessage id="orders.sent.item" values={{ qty: shippedQty, name: item.name }} />
            </span>
            <span className={shared.amount}>{format(subtotal)}</span>
          </li>
        ))}
      </ul>
      <Carrier {...pieces.tracking} />
      <ParcelTracking shipmentId={shipmentId} />
    </li>
  );
}

function Zone({ code }: { code: string }): ReactNode {
  const { data } = useQuery(addressCountriesQuery(useShop()));
  const country = data?.countries.find((each) => each.code === code)?.name ?? code;
  return <FormattedMessage id="orders.sent.zone" values={{ country }} />;
}

/** The number of the parcel, and the carrier's page of it. */
function Carrier({ trackingUrl, trackingNumber, trackingProvider }: ShippedPieces['tracking']) {
  const url = webAddress(trackingUrl);
  return (
    <>
      {trackingNumber === null ? null : (
        <p className={styles.number}>
          {trackingProvider === null ? (
            trackingNumber
          ) : (
            <FormattedMessage
              id="orders.sent.number"
              values={{ provider: trackingProvider, number: trackingNumber }}
            />
          )}
        </p>
      )}
      {url === null ? null : (
        <p>
          <a href={url} target="_blank" rel="noreferrer" className={styles.target}>
            <FormattedMessage id="orders.sent.track" />
            <ExternalLinkIcon size={16} />
          </a>
        </p>
      )}
    </>
  );
}
