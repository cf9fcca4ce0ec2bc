import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryKey } from 'shared-contracts/api/query-key';
import { basketData } from 'shared-contracts/descriptors/basket';
import { FormattedMessage, useShop, type PageParams } from 'shared-runtime';
import { orderStatusQuery } from '../../api/checkout-query.ts';
import { clearDraft } from '../../domain/checkout-draft.ts';
import { pollDelayMs, progressOf, readOrderId, type OrderStatus } from '../../domain/order-progress.ts';
import { ConfirmingOrder, FailedOrder, OrderNotLoaded, UnknownOrder } from './order-states.tsx';
import { PlacedOrder } from './placed-order.tsx';
import styles from './order-success.module.css';

/** The page after payment. It only reads: webhooks and queries at the provider decide about the order. */
export function OrderSuccessPage({ params }: { params: PageParams }) {
  const orderId = readOrderId(params.search);
  return (
    <div className={styles.page}>{orderId === null ? <UnknownOrder /> : <Order orderId={orderId} />}</div>
  );
}

function Order({ orderId }: { orderId: number }) {
  const shop = useShop();
  const query = useQuery({
    ...orderStatusQuery(shop, orderId),
    retry: false,
    refetchInterval: ({ state }) =>
      state.data !== undefined && progressOf(state.data) === 'confirming'
        ? pollDelayMs(state.dataUpdateCount)
        : false,
  });
  const order = query.data;
  useEmptiedBasket(order);
  if (order === undefined) {
    const code = query.error?.failure.code;
    if (code === 'not_found' || code === 'authentication_required') return <UnknownOrder />;
    return query.isError ? (
      <OrderNotLoaded onRetry={() => void query.refetch()} />
    ) : (
      <output className={styles.lead}>
        <FormattedMessage id="order.loading" />
      </output>
    );
  }
  switch (progressOf(order)) {
    case 'confirming':
      return <ConfirmingOrder order={order} />;
    case 'failed':
      return <FailedOrder order={order} />;
    case 'placed':
      return <PlacedOrder order={order} />;
  }
}

/**
 * Fetches the basket again once it has become an order, so that the header's count is right, and forgets what was entered
 * in the checkout.
 */
function useEmptiedBasket(order: OrderStatus | undefined): void {
  const queryClient = useQueryClient();
  const { store } = useShop();
  const isPlaced = order !== undefined && progressOf(order) === 'placed';
  useEffect(() => {
    if (!isPlaced) return;
    clearDraft();
    void queryClient.invalidateQueries({ queryKey: queryKey(basketData, store.id) });
  }, [isPlaced, queryClient, store.id]);
}
