import { pictureOf } from 'shared-contracts/pictures';
import { FormattedMessage, useMoneyFormat } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { Picture } from 'shared-ui';
import type { OrderItem } from '../../api/order-details-query.ts';
import styles from './order-view.module.css';

/** An item with its options, and what has become of its pieces. */
export function ItemOfOrder({ item }: { item: OrderItem }) {
  const format = useMoneyFormat();
  const { url, image, brandName, name, options, parts, qtyOrdered, price, subtotal } = item;
  return (
    <li className={styles.item}>
      <Link to={url} tabIndex={-1} aria-hidden="true" className={styles.picture}>
        <Picture {...pictureOf(image, { from: 80, to: 320 })} alt="" sizes="72px" />
      </Link>
      <div className={styles.facts}>
        <p className={styles.muted}>{brandName}</p>
        <Link to={url} className={styles.name}>
          {name}
        </Link>
        {options.map((option) => (
          <p key={option.name} className={styles.muted}>
            {option.name}: {option.value}
          </p>
        ))}
        {parts.map(({ label, name: part, options: chosen }) => (
          <p key={`${label} ${part}`} className={styles.muted}>
            {label}: {chosen === '' ? part : `${part}, ${chosen}`}
          </p>
        ))}
        <Statuses item={item} />
      </div>
      <p className={styles.price}>
        <strong>{format(subtotal)}</strong>
        <span className={styles.muted}>
          <FormattedMessage id="orders.pieces" values={{ qty: qtyOrdered, price: format(price) }} />
        </span>
      </p>
    </li>
  );
}

/** The quantities only if the pieces differ. */
function Statuses({ item: { statuses, statusLabel } }: { item: OrderItem }) {
  if (statuses.length <= 1) return <p className={styles.status}>{statusLabel}</p>;
  return (
    <ul role="list" className={styles.status}>
      {statuses.map(({ status, qty, statusLabel: label }) => (
        <li key={status}>
          <FormattedMessage id="orders.status" values={{ qty, label }} />
        </li>
      ))}
    </ul>
  );
}
