import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dayText } from 'shared-contracts/day-text';
import { FormattedMessage, useIntl, useShop } from 'shared-runtime';
import { trackingQuery, type TrackingEvent } from '../../../api/tracking-query.ts';
import shared from '../../../components/order/order.module.css';
import styles from '../order-view.module.css';

/**
 * Shows where a parcel is. Fetched when the member opens it, because a carrier may be slow. Not in the server's HTML, because
 * nothing could be fetched without JavaScript.
 */
export function ParcelTracking({ shipmentId }: { shipmentId: number }) {
  const [isOpen, setIsOpen] = useState(false);
  const { data: events } = useQuery({ ...trackingQuery(useShop(), shipmentId), enabled: isOpen });
  return (
    <details className={styles.where} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        <FormattedMessage id="orders.sent.where" />
      </summary>
      {events === undefined ? (
        <output className={shared.muted}>
          <FormattedMessage id="orders.sent.loading" />
        </output>
      ) : (
        <Events events={events} />
      )}
    </details>
  );
}

/** The newest first. A failed call has no events either. */
function Events({ events }: { events: readonly TrackingEvent[] }) {
  const intl = useIntl();
  if (events.length === 0) {
    return (
      <output className={shared.muted}>
        <FormattedMessage id="orders.sent.noNews" />
      </output>
    );
  }
  return (
    <ol role="list" className={styles.events}>
      {events.map(({ at, state, label }) => (
        <li key={`${at} ${state}`}>
          <strong>{label}</strong>
          <time dateTime={at} className={shared.muted}>
            <FormattedMessage
              id="orders.sent.at"
              values={{
                date: dayText(intl.formatDate(at, { dateStyle: 'long' }), intl.locale),
                time: intl.formatTime(at),
              }}
            />
          </time>
        </li>
      ))}
    </ol>
  );
}
