import type { ReactNode } from 'react';
import { signPath } from 'shared-contracts/pictures';
import { paths } from 'shared-contracts/routes';
import { FormattedMessage, useSession } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { AlertTriangleIcon, Button, ButtonLink, ClockIcon, EmptyState, SpinnerMark } from 'shared-ui';
import type { OrderStatus } from '../../domain/order-progress.ts';
import { OrderDetails } from './order-details.tsx';
import styles from './order-success.module.css';

/**
 * No order of this visitor. A guest may be its member after sign-in, or has opened the link of a mail in another browser
 * than that of the order.
 */
export function UnknownOrder() {
  const { isUserLoggedIn } = useSession();
  return (
    <EmptyState
      headingLevel={1}
      drawing={signPath('empty-not-found')}
      title={<FormattedMessage id="order.unknown.title" />}
      actions={
        <>
          <ButtonLink as={Link} to={isUserLoggedIn ? paths.orders : paths.login(paths.orders)}>
            <FormattedMessage id="order.unknown.action" />
          </ButtonLink>
          <ButtonLink as={Link} to={paths.contact} variant="secondary">
            <FormattedMessage id="order.unknown.contact" />
          </ButtonLink>
        </>
      }
    >
      <FormattedMessage id="order.unknown.text" />
    </EmptyState>
  );
}

export function OrderNotLoaded({ onRetry }: { onRetry: () => void }): ReactNode {
  return (
    <div role="alert">
      <EmptyState
        headingLevel={1}
        icon={<AlertTriangleIcon size={32} />}
        title={<FormattedMessage id="order.failedToLoad.title" />}
        actions={
          <Button onClick={onRetry}>
            <FormattedMessage id="order.failedToLoad.retry" />
          </Button>
        }
      >
        <FormattedMessage id="order.failedToLoad.text" />
      </EmptyState>
    </div>
  );
}

/** The payment is not decided. The page asks again by itself; without JavaScript it has a link. */
export function ConfirmingOrder({ order }: { order: OrderStatus }) {
  return (
    <>
      <div className={styles.head}>
        <ClockIcon size={40} aria-hidden="true" className={styles.waiting} />
        <h1 className={styles.title}>
          <FormattedMessage id="order.confirming.title" />
        </h1>
        <output className={styles.lead}>
          <SpinnerMark />{' '}
          <FormattedMessage id="order.confirming.text" values={{ number: order.incrementId }} />
        </output>
        <p>
          <FormattedMessage id="order.confirming.mail" values={{ email: order.email }} />
        </p>
        <noscript>
          <a href={paths.orderSuccess(order.orderId)}>
            <FormattedMessage id="order.confirming.reload" />
          </a>
        </noscript>
      </div>
      <OrderDetails order={order} />
    </>
  );
}

/** Nothing was charged: the basket is still there. */
export function FailedOrder({ order }: { order: OrderStatus }) {
  return (
    <div role="alert">
      <EmptyState
        headingLevel={1}
        icon={<AlertTriangleIcon size={32} />}
        title={<FormattedMessage id="order.failed.title" />}
        actions={
          <ButtonLink as={Link} to={paths.checkoutStep('payment')}>
            <FormattedMessage id="order.failed.action" />
          </ButtonLink>
        }
      >
        <FormattedMessage id="order.failed.text" values={{ number: order.incrementId }} />
      </EmptyState>
    </div>
  );
}
