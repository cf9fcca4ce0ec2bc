import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useShop, type PageParams } from 'shared-runtime';
import { memberReturnsQuery } from '../../api/returns.ts';
import { AccountLayout } from '../../components/account-layout/account-layout.tsx';
import { FocusedSteps } from '../../components/focused-steps.tsx';
import { idParameter } from '../../domain/id-parameter.ts';
import { OrderReturnsView } from './order-returns-view.tsx';
import { useReturnResults } from './return-results.tsx';
import { ReturnsOverview } from './returns-overview.tsx';

/** The returns of an order with the form of a new one; without an order, where to begin. For members only. */
export function ReturnsPage({ params }: { params: PageParams }) {
  const orderId = idParameter(params.search['order']);
  return (
    <FocusedSteps step={String(orderId)}>
      {orderId === null ? (
        <Overview params={params} />
      ) : (
        <OrderReturnsView key={orderId} orderId={orderId} params={params} />
      )}
    </FocusedSteps>
  );
}

function Overview({ params }: { params: PageParams }) {
  const { data } = useQuery(memberReturnsQuery(useShop()));
  // Also of a label that could not be loaded.
  const { notice, showCancellation } = useReturnResults(params.search);
  return (
    <AccountLayout page="returns" lead={<FormattedMessage id="returns.lead" />}>
      {notice}
      {data === undefined ? null : <ReturnsOverview {...data} onCanceled={showCancellation} />}
    </AccountLayout>
  );
}
