import type { Checkout } from 'shared-contracts/api/checkout';
import { isShopPath, paths } from 'shared-contracts/routes';
import { FormattedMessage } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { Alert } from 'shared-ui';

/** Says that an order of this basket exists, whose payment is not decided. */
export function PendingOrder({ order }: { order: NonNullable<Checkout['pendingOrder']> }) {
  const { orderId, redirect } = order;
  return (
    <Alert kind="info" title={<FormattedMessage id="checkout.pending.title" />}>
      <p>
        <FormattedMessage id="checkout.pending.text" />
      </p>
      {redirect === null || isShopPath(redirect) ? (
        <Link to={redirect ?? paths.orderSuccess(orderId)}>
          <FormattedMessage id="checkout.pending.status" />
        </Link>
      ) : (
        // The shop's page of external links checks the origin.
        <a href={paths.leave(redirect)}>
          <FormattedMessage id="checkout.pending.pay" />
        </a>
      )}
    </Alert>
  );
}
