import { useId, useState, type ReactNode } from 'react';
import type { Basket } from 'shared-contracts/api/basket';
import { paths } from 'shared-contracts/routes';
import { FormattedMessage, useMoneyFormat } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { Alert, ChevronDownIcon } from 'shared-ui';
import { DeliveryPeriod } from '../../components/delivery-period.tsx';
import { ItemContent } from '../../components/item-content.tsx';
import { ItemFacts } from '../../components/item-facts.tsx';
import { ItemPicture } from '../../components/item-picture.tsx';
import { ItemSum } from '../../components/item-sum.tsx';
import { Sum } from '../../components/sum.tsx';
import { itemGroups, type ItemGroup } from '../../domain/item-groups.ts';
import styles from './order-summary.module.css';

/** Lines and sums, always those of the server. On phones they are folded below the total. */
export function OrderSummary({ basket }: { basket: Basket }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const format = useMoneyFormat();
  const { order } = basket;
  const groups = itemGroups(basket);
  return (
    <section className={styles.summary} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h2 id={`${id}-title`} className={styles.title}>
          <FormattedMessage id="checkout.summary.title" />
        </h2>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={`${id}-contents`}
          onClick={() => setOpen(!isOpen)}
        >
          <FormattedMessage id={isOpen ? 'checkout.summary.hide' : 'checkout.summary.show'} />
          <ChevronDownIcon size={18} aria-hidden="true" />
        </button>
        {order.total ? <strong className={styles.headTotal}>{format(order.total)}</strong> : null}
      </div>
      {order.errorMessages.length > 0 ? (
        <Alert kind="warning">
          <ul className={styles.messages}>
            {order.errorMessages.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </Alert>
      ) : null}
      <div id={`${id}-contents`} className={styles.contents} data-open={isOpen || undefined}>
        {groups.map((group) => (
          <Parcel key={group.id} group={group} isNamed={groups.length > 1} />
        ))}
        <Sums order={order} />
        <Link to={paths.basket} className={styles.edit}>
          <FormattedMessage id="checkout.summary.edit" />
        </Link>
      </div>
    </section>
  );
}

/** The lines that are sent together. Of several parcels each says where it comes from and when. */
function Parcel({ group: { label, items }, isNamed }: { group: ItemGroup; isNamed: boolean }) {
  const sent = items.find(({ estimatedDeliveryStart }) => estimatedDeliveryStart !== null);
  const { estimatedDeliveryStart: from = null, estimatedDeliveryEnd: to = null } = sent ?? {};
  return (
    <div className={styles.parcel}>
      {isNamed ? (
        <h3 className={styles.parcelTitle}>
          {label}
          {from === null || to === null ? null : <DeliveryPeriod from={from} to={to} />}
        </h3>
      ) : null}
      <ul role="list" className={styles.items}>
        {items.map((item) => (
          <li key={item.cartItemId} className={styles.item}>
            <ItemPicture item={item} />
            <div>
              <ItemFacts item={item} />
              <ItemContent item={item} />
              <ItemSum item={item} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Sums({ order }: Pick<Basket, 'order'>) {
  const format = useMoneyFormat();
  const { subtotal, discounts, deliveryFee, hasDeliveryFee, total, vat, currency } = order;
  const { amount, rewardPoints } = discounts;
  return (
    <dl className={styles.sums}>
      {subtotal ? <Sum label="checkout.subtotal">{format(subtotal)}</Sum> : null}
      {amount && amount.amount > 0 ? (
        <Sum label="checkout.discount" detail={discountNames(discounts)}>
          −{format(amount)}
        </Sum>
      ) : null}
      {rewardPoints ? (
        // A point is one minor unit.
        <Sum label="checkout.points">−{format({ amount: rewardPoints, currency })}</Sum>
      ) : null}
      {deliveryFee ? (
        <Sum label="checkout.deliveryFee">
          {hasDeliveryFee ? format(deliveryFee) : <FormattedMessage id="checkout.free" />}
        </Sum>
      ) : null}
      {total ? (
        <Sum label="checkout.total" className={styles.total}>
          {format(total)}
        </Sum>
      ) : null}
      {vat ? (
        <Sum label="checkout.vat" className={styles.vat}>
          {format(vat)}
        </Sum>
      ) : null}
    </dl>
  );
}

/** The code and the promotions that reduce the order. */
function discountNames({ promoCodes, automatic }: Basket['order']['discounts']): ReactNode {
  const codes = promoCodes.filter(({ isActive }) => isActive).map(({ code }) => code);
  return [...codes, ...automatic].join(', ');
}
