import { paths } from 'shared-contracts/routes';
import { FormattedMessage, useShop } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { ButtonLink, Card, CircleCheckIcon } from 'shared-ui';
import type { OrderStatus } from '../../domain/order-progress.ts';
import { OrderDetails } from './order-details.tsx';
import { ShareLinks } from './share-links.tsx';
import styles from './order-success.module.css';

export function PlacedOrder({ order }: { order: OrderStatus }) {
  return (
    <>
      <div className={styles.head}>
        <CircleCheckIcon size={40} aria-hidden="true" className={styles.done} />
        <h1 className={styles.title}>
          <FormattedMessage id="order.placed.title" />
        </h1>
        {/* A live region: the payment may have been confirmed while the page was open. */}
        <output className={styles.lead}>
          <FormattedMessage
            id="order.placed.number"
            values={{ number: <strong>{order.incrementId}</strong> }}
          />
        </output>
        <p>
          <FormattedMessage id="order.placed.mail" values={{ email: <strong>{order.email}</strong> }} />
        </p>
        <div className={styles.actions}>
          {order.isGuest ? null : (
            <ButtonLink as={Link} to={paths.orderView(order.orderId)}>
              <FormattedMessage id="order.placed.view" />
            </ButtonLink>
          )}
          <ButtonLink as={Link} to={paths.home} variant={order.isGuest ? 'primary' : 'secondary'}>
            <FormattedMessage id="order.placed.keepShopping" />
          </ButtonLink>
        </div>
      </div>
      {order.isGuest ? <AccountOffer order={order} /> : null}
      <OrderDetails order={order} />
      <ShareLinks />
    </>
  );
}

/** Offers a guest an account, with the address of the order. */
function AccountOffer({ order }: { order: OrderStatus }) {
  const { store } = useShop();
  return (
    <Card as="section" padding="large" className={styles.offer}>
      <h2 className={styles.partTitle}>
        <FormattedMessage id="order.account.title" />
      </h2>
      <p>
        <FormattedMessage id="order.account.text" values={{ email: order.email, shop: store.shopName }} />
      </p>
      <ButtonLink as={Link} to={paths.register(paths.orderSuccess(order.orderId))} variant="secondary">
        <FormattedMessage id="order.account.action" />
      </ButtonLink>
    </Card>
  );
}
