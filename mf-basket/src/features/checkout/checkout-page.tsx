import { useQuery } from '@tanstack/react-query';
import { sessionChanged } from 'shared-contracts/events/session';
import { FormattedMessage, useBusEvent, useMaySeePrices, useShop, type PageParams } from 'shared-runtime';
import { checkoutQuery } from '../../api/checkout-query.ts';
import { assignDraft } from '../../domain/checkout-draft.ts';
import { leaveShop } from '../../domain/leave-shop.ts';
import { CheckoutFailed, CheckoutLoading, EmptyCheckout, GuestCheckout } from './checkout-states.tsx';
import { CheckoutSteps } from './checkout-steps.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PendingOrder } from './pending-order.tsx';
import { useShopperKey } from './use-shopper-key.ts';
import styles from './checkout.module.css';

export interface CheckoutPageProps {
  params: PageParams;
  /** Opens the page of a payment provider. Tests replace it. */
  onLeave?: (address: string) => Promise<void>;
}

export function CheckoutPage({ params, onLeave = leaveShop }: CheckoutPageProps) {
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>
        <FormattedMessage id="checkout.title" />
      </h1>
      <CheckoutContents params={params} onLeave={onLeave} />
    </div>
  );
}

function CheckoutContents({ params, onLeave }: Required<CheckoutPageProps>) {
  const shop = useShop();
  const mayHaveCheckout = useMaySeePrices();
  const shopperKey = useShopperKey();
  const query = useQuery({ ...checkoutQuery(shop), enabled: mayHaveCheckout });
  // After sign-in on the spot the server's checkout is the member's.
  useBusEvent(sessionChanged, ({ session, reason }) => {
    if (reason === 'signed-in' && session.id !== null) assignDraft(session.id);
    if (reason !== 'start' && mayHaveCheckout) void query.refetch();
  });
  if (!mayHaveCheckout) return <GuestCheckout />;
  const checkout = query.data;
  if (checkout === undefined) {
    return query.isError ? <CheckoutFailed onRetry={() => void query.refetch()} /> : <CheckoutLoading />;
  }
  if (checkout.quoteId === null || checkout.basket.items.length === 0) return <EmptyCheckout />;
  return (
    <div className={styles.columns}>
      <OrderSummary basket={checkout.basket} />
      <div className={styles.main}>
        {checkout.pendingOrder ? <PendingOrder order={checkout.pendingOrder} /> : null}
        <CheckoutSteps key={shopperKey} checkout={checkout} params={params} onLeave={onLeave} />
      </div>
    </div>
  );
}
