import { pictureOf } from 'shared-contracts/pictures';
import { paths } from 'shared-contracts/routes';
import { FormattedMessage, useMoneyFormat } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { Card, Picture } from 'shared-ui';
import type { ListedOrder as Order } from '../../api/order-history-query.ts';
import { OrderLead } from '../../components/order/order-lead.tsx';
import { toneOf } from '../../domain/order-tones.ts';
import styles from './order-history.module.css';

/** An order in the history. The whole card is the target of its link. */
export function ListedOrder({ order }: { order: Order }) {
  const format = useMoneyFormat();
  const { id, incrementId, orderDate, state, statusLabel, total, qty, images } = order;
  return (
    <Card as="li" padding="large" className={styles.order}>
      <h2 className={styles.number}>
        <Link to={paths.orderView(id)} className={styles.link}>
          <FormattedMessage id="orders.listed" values={{ number: incrementId }} />
        </Link>
      </h2>
      <OrderLead orderDate={orderDate} statusLabel={statusLabel} tone={toneOf(state)} />
      <p className={styles.total}>
        <strong>{format(total)}</strong>
        <span className={styles.qty}>
          <FormattedMessage id="orders.qty" values={{ qty }} />
        </span>
      </p>
      {images.length === 0 ? null : (
        <div className={styles.pictures}>
          {images.map((image, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two items may have the same picture
            <div key={index} className={styles.picture}>
              <Picture {...pictureOf(image, { from: 80, to: 320 })} alt="" sizes="64px" />
            </div>
          ))}
        </div>
      )}
    </Card>
  );
}
