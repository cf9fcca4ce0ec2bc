import { dayText } from 'shared-contracts/day-text';
import { FormattedMessage, useIntl } from 'shared-runtime';
import { Badge, type BadgeProps } from 'shared-ui';
import styles from './order.module.css';

export interface OrderLeadProps {
  /** ISO 8601. */
  orderDate: string;
  statusLabel: string;
  tone?: BadgeProps['tone'];
}

/** When an order was placed, and what has become of it. */
export function OrderLead({ orderDate, statusLabel, tone = 'neutral' }: OrderLeadProps) {
  const intl = useIntl();
  const date = dayText(intl.formatDate(orderDate, { dateStyle: 'long' }), intl.locale);
  return (
    <span className={styles.lead}>
      <FormattedMessage id="orders.placedOn" values={{ date }} />
      <Badge tone={tone}>{statusLabel}</Badge>
    </span>
  );
}
