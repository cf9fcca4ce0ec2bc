import { pictureOf } from 'shared-contracts/pictures';
import { FormattedMessage } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { Picture } from 'shared-ui';
import type { OrderItem } from '../../../api/order-details-query.ts';
import { ItemFacts, ItemOption } from '../../../components/order/item-facts.tsx';
import shared from '../../../components/order/order.module.css';
import { isItemShipped } from '../../../domain/order-items.ts';
import styles from '../order-view.module.css';
import { shipmentsId } from '../shipments/order-shipments.tsx';
import { FittingAnswers } from './fitting-answers.tsx';

/** An item with its options, and what has become of its pieces. */
export function ItemOfOrder({ item }: { item: OrderItem }) {
  const { url, image, name, parts, fittingForm } = item;
  return (
    <li className={`${shared.item} ${shared.pictured}`}>
      <Link to={url} tabIndex={-1} aria-hidden="true" className={styles.picture}>
        <Picture {...pictureOf(image, { from: 80, to: 320 })} alt="" sizes="72px" />
      </Link>
      <ItemFacts
        {...item}
        name={
          <Link to={url} className={shared.name}>
            {name}
          </Link>
        }
      >
        {parts.map(({ label, name: part, options }) => (
          <ItemOption
            key={`${label} ${part}`}
            name={label}
            value={options === '' ? part : `${part}, ${options}`}
          />
        ))}
        {fittingForm === null ? null : <FittingAnswers answers={fittingForm} />}
        <Statuses item={item} />
        {isItemShipped(item) && item.shippedItems.length > 0 ? (
          <a href={`#${shipmentsId}`} className={styles.target}>
            <FormattedMessage id="orders.sent.follow" />
          </a>
        ) : null}
      </ItemFacts>
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
