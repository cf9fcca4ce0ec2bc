import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readReorderOutcome } from 'shared-contracts/routes';
import { failureFromSearch, toFailure, type Failure } from 'shared-forms/failure';
import { useIntl, useShop, type ApiFailure, type PageParams } from 'shared-runtime';
import { orderDetailsQuery, type OrderDetails } from '../../api/order-details-query.ts';
import { AccountLayout } from '../../components/account-layout/account-layout.tsx';
import { LoadFailed } from '../../components/order/load-failed.tsx';
import { OrderLead } from '../../components/order/order-lead.tsx';
import { OrderPlaces } from '../../components/order/order-places.tsx';
import { OrderSums } from '../../components/order/order-sums.tsx';
import styles from '../../components/order/order.module.css';
import { usePageResult } from '../../components/result-notice.tsx';
import { toneOf } from '../../domain/order-tones.ts';
import { CancelQuestion } from './actions/cancel-question.tsx';
import { OrderActions } from './actions/order-actions.tsx';
import { OrderDocuments } from './order-documents.tsx';
import { OrderParcels } from './items/order-parcels.tsx';
import { OrderReturnsCard } from './order-returns.tsx';
import { OrderResult, type OrderResultKind } from './order-result.tsx';
import { OrderShipments } from './shipments/order-shipments.tsx';

/** One order of the member: what becomes of its items, where it goes, what it costs, and what can be done with it. */
export function OrderViewPage({ params }: { params: PageParams }) {
  const intl = useIntl();
  const query = useQuery(orderDetailsQuery(useShop(), Number(params.entityId)));
  const { data: order } = query;
  if (order !== undefined) return <Order key={order.id} order={order} search={params.search} />;
  if (!query.isError) return null;
  return (
    <AccountLayout page="order-history" title={intl.formatMessage({ id: 'orders.items' })}>
      <LoadFailed isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
    </AccountLayout>
  );
}

const noQuery = {};
const resultKinds: Record<OrderResultKind, null> = {
  canceled: null,
  'address-changed': null,
  reordered: null,
};

function Order({ order, search }: { order: OrderDetails; search: PageParams['search'] }) {
  const intl = useIntl();
  const { store } = useShop();
  const [failure, setFailure] = useState<Failure | null>(() => failureFromSearch(search));
  const result = usePageResult(resultKinds, failure === null ? search : noQuery);
  const [outcome, setOutcome] = useState(() => readReorderOutcome(search));
  const isAsked = search['cancel'] !== undefined && order.isSelfCancelEnable && result.count === 0;

  function showResult(kind: OrderResultKind): void {
    setFailure(null);
    result.show(kind);
  }

  function showRejection(reason: ApiFailure): void {
    result.clear();
    setFailure(toFailure(reason, store.locale));
  }

  const handleCanceled = (rejection: ApiFailure | null) =>
    rejection === null ? showResult('canceled') : showRejection(rejection);
  const { orderDate, statusLabel, state, incrementId } = order;
  return (
    <AccountLayout
      page="order-history"
      title={intl.formatMessage({ id: 'orders.title' }, { number: incrementId })}
      lead={<OrderLead orderDate={orderDate} statusLabel={statusLabel} tone={toneOf(state)} />}
    >
      <OrderResult failure={failure} result={result} outcome={outcome} items={order.items} />
      {isAsked ? (
        <CancelQuestion order={order} onDone={handleCanceled} />
      ) : (
        <OrderActions
          order={order}
          onCanceled={handleCanceled}
          onReordered={(reordered) => {
            setOutcome(reordered);
            showResult('reordered');
          }}
        />
      )}
      <OrderReturnsCard orderId={order.id} />
      <OrderParcels order={order} />
      <OrderShipments order={order} />
      <div className={styles.columns}>
        <OrderPlaces {...order} />
        <OrderSums {...order} />
      </div>
      <OrderDocuments orderId={order.id} />
    </AccountLayout>
  );
}
