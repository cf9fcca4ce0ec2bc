import { pictureOf } from 'shared-contracts/pictures';
import { FormattedMessage, useMoneyFormat } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { Card, Picture } from 'shared-ui';
import { AddressText } from '../../components/address-text.tsx';
import { CollectPointText } from '../../components/collect-point-text.tsx';
import { DeliveryPeriod } from '../../components/delivery-period.tsx';
import { ItemContent } from '../../components/item-content.tsx';
import { Sum } from '../../components/sum.tsx';
import type { OrderStatus } from '../../domain/order-progress.ts';
import styles from './order-success.module.css';

/** What was ordered, where it goes and what it costs. */
export function OrderDetails({ order }: { order: OrderStatus }) {
  return (
    <Card as="section" padding="large" className={styles.details}>
      <h2 className={styles.partTitle}>
        <FormattedMessage id="order.details" />
      </h2>
      <ul role="list" className={styles.items}>
        {order.items.map((item) => (
          <OrderItem key={item.id} item={item} />
        ))}
      </ul>
      <OrderSums order={order} />
      <OrderPlaces order={order} />
    </Card>
  );
}

function OrderItem({ item }: { item: OrderStatus['items'][number] }) {
  const format = useMoneyFormat();
  const { url, image, brandName, name, options, parts, fittingForm = null, qtyOrdered, subtotal } = item;
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
            <FormattedMessage id="order.option" values={{ ...option }} />
          </p>
        ))}
        <ItemContent item={{ parts, fittingForm }} />
        <p className={styles.line}>
          <FormattedMessage id="order.quantity" values={{ qty: qtyOrdered }} />
          <strong>{format(subtotal)}</strong>
        </p>
      </div>
    </li>
  );
}

function OrderSums({ order }: { order: OrderStatus }) {
  const format = useMoneyFormat();
  const { subtotal, discount, discountDescription, rewardPoints, delivery, total, vat } = order;
  return (
    <dl className={styles.sums}>
      <Sum label="order.subtotal">{format(subtotal)}</Sum>
      {discount.amount > 0 ? (
        <Sum label="order.discount" detail={discountDescription}>
          −{format(discount)}
        </Sum>
      ) : null}
      {rewardPoints > 0 ? (
        // A point is one minor unit.
        <Sum label="order.points">−{format({ amount: rewardPoints, currency: total.currency })}</Sum>
      ) : null}
      <Sum label="order.delivery">
        {delivery.amount > 0 ? format(delivery) : <FormattedMessage id="order.free" />}
      </Sum>
      <Sum label="order.total" className={styles.total}>
        {format(total)}
      </Sum>
      <Sum label="order.vat" className={styles.vat}>
        {format(vat)}
      </Sum>
    </dl>
  );
}

function OrderPlaces({ order }: { order: OrderStatus }) {
  const { shippingAddress, billingAddress, collectPoint, dispatchMethod, paymentMethod } = order;
  const { etaFrom, etaTo } = order;
  return (
    <div className={styles.places}>
      <section>
        <h3 className={styles.placeTitle}>
          <FormattedMessage id={collectPoint ? 'order.collectPoint' : 'order.shippingAddress'} />
        </h3>
        {collectPoint ? <CollectPointText point={collectPoint} /> : <AddressText address={shippingAddress} />}
      </section>
      <section>
        <h3 className={styles.placeTitle}>
          <FormattedMessage id="order.billingAddress" />
        </h3>
        <AddressText address={billingAddress} />
      </section>
      <section className={styles.lines}>
        <h3 className={styles.placeTitle}>
          <FormattedMessage id="order.dispatch" />
        </h3>
        <span>{dispatchMethod}</span>
        {etaFrom === undefined || etaTo === undefined ? null : <DeliveryPeriod from={etaFrom} to={etaTo} />}
      </section>
      <section className={styles.lines}>
        <h3 className={styles.placeTitle}>
          <FormattedMessage id="order.payment" />
        </h3>
        <span>{paymentMethod}</span>
      </section>
    </div>
  );
}
