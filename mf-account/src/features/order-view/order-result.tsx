import { useEffect, useRef, type ReactNode } from 'react';
import type { ReorderOutcome } from 'shared-contracts/routes';
import { FailureAlert, type Failure, type FailureMessages } from 'shared-forms/failure';
import { FormattedMessage } from 'shared-runtime';
import type { OrderItem } from '../../api/order-details-query.ts';
import { ResultNotice, type PageResult } from '../../components/result-notice.tsx';
import { ReorderNotice } from './actions/reorder-notice.tsx';

/** What was done with the order; the values of `status` in the URL. */
export type OrderResultKind = 'canceled' | 'address-changed' | 'reordered';

const texts: Record<OrderResultKind, ReactNode> = {
  canceled: <FormattedMessage id="orders.canceled" />,
  'address-changed': <FormattedMessage id="orders.addressChanged" />,
  reordered: null,
};

const failureMessages: FailureMessages = { order_not_changeable: 'orders.notChangeable' };

export interface OrderResultProps {
  failure: Failure | null;
  result: PageResult<OrderResultKind>;
  /** Null if nothing was ordered again. */
  outcome: ReorderOutcome | null;
  items: readonly OrderItem[];
}

/** Says what became of the last action. It takes the focus, because the button is gone with what the order allowed. */
export function OrderResult({ failure, result, outcome, items }: OrderResultProps) {
  if (failure !== null) return <FocusedFailure failure={failure} />;
  if (result.kind !== 'reordered') return <ResultNotice result={result} texts={texts} />;
  if (outcome === null) return null;
  return <ReorderNotice key={result.count} outcome={outcome} items={items} takesFocus={result.count > 0} />;
}

function FocusedFailure({ failure }: { failure: Failure }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1}>
      <FailureAlert failure={failure} messages={failureMessages} />
    </div>
  );
}
