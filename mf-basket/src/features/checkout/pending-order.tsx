import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { Checkout } from 'shared-contracts/api/checkout';
import { isShopPath, paths } from 'shared-contracts/routes';
import { FormattedMessage, useShop } from 'shared-runtime';
import { Link, useNavigate } from 'shared-runtime/router';
import { Alert } from 'shared-ui';
import { useReloadCheckout } from '../../api/change-checkout.ts';
import { orderStatusQuery } from '../../api/checkout-query.ts';
import { clearDraft } from '../../domain/checkout-draft.ts';
import { pollDelayMs, progressOf } from '../../domain/order-progress.ts';

type Pending = NonNullable<Checkout['pendingOrder']>;

/** Says that the payment of this basket was begun: its page waits for the shopper, or it is being confirmed. */
export function PendingOrder({ order: { orderId, redirect } }: { order: Pending }) {
  return redirect === null || isShopPath(redirect) ? (
    <ConfirmingPayment orderId={orderId} />
  ) : (
    <OpenPayment page={redirect} />
  );
}

function OpenPayment({ page }: { page: string }) {
  return (
    <Alert kind="info" title={<FormattedMessage id="checkout.open.title" />}>
      <p>
        <FormattedMessage id="checkout.open.text" />
      </p>
      {/* The shop's page of external links checks the origin. */}
      <a href={paths.leave(page)}>
        <FormattedMessage id="checkout.pending.pay" />
      </a>
    </Alert>
  );
}

function ConfirmingPayment({ orderId }: Pick<Pending, 'orderId'>) {
  useDecision(orderId);
  return (
    <Alert kind="info" title={<FormattedMessage id="checkout.pending.title" />}>
      <p>
        <FormattedMessage id="checkout.pending.text" />
      </p>
      <Link to={paths.orderSuccess(orderId)}>
        <FormattedMessage id="checkout.pending.status" />
      </Link>
    </Alert>
  );
}

/** Asks until the payment is decided. Then it goes to the page of the order, or shows how the payment has failed. */
function useDecision(orderId: number): void {
  const navigate = useNavigate();
  const reload = useReloadCheckout();
  const { data } = useQuery({
    ...orderStatusQuery(useShop(), orderId),
    retry: false,
    refetchInterval: ({ state }) => pollDelayMs(state.dataUpdateCount),
  });
  const progress = data === undefined ? 'confirming' : progressOf(data);
  const goOn = useEffectEvent((decided: 'placed' | 'failed') => {
    if (decided === 'failed') return void reload();
    clearDraft();
    return void navigate(paths.orderSuccess(orderId), { replace: true });
  });
  useEffect(() => {
    if (progress !== 'confirming') goOn(progress);
  }, [progress]);
}
