import { useQuery } from '@tanstack/react-query';
import { paths, type ReorderOutcome } from 'shared-contracts/routes';
import { FormattedMessage, useConfirm, useIntl, useShop, type ApiFailure } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { ButtonLink } from 'shared-ui';
import { useCancelOrder } from '../../../api/order-changes.ts';
import type { OrderDetails } from '../../../api/order-details-query.ts';
import { orderReturnsQuery } from '../../../api/returns.ts';
import { useReorder } from '../../../api/reorder.ts';
import { ActionForm } from '../../../components/action-form.tsx';
import { orderToCancel } from '../../../domain/order-pages.ts';
import styles from './actions.module.css';

export interface OrderActionsProps {
  order: OrderDetails;
  /** Called with the failure if it was too late, and with null after a success. */
  onCanceled: (rejection: ApiFailure | null) => void;
  onReordered: (outcome: ReorderOutcome) => void;
}

/** What the member may do with the order. The API decides again. */
export function OrderActions({ order, onCanceled, onReordered }: OrderActionsProps) {
  const { id, isSelfEditEnable, isSelfCancelEnable } = order;
  const reorder = useReorder(id);
  return (
    <div className={styles.actions}>
      <ActionForm
        action="/form/reorder"
        back={paths.orderView(id)}
        hidden={{ orderId: `${id}` }}
        send={reorder}
        onDone={(outcome) => onReordered(outcome as ReorderOutcome)}
        variant="secondary"
      >
        <FormattedMessage id="orders.reorder" />
      </ActionForm>
      {isSelfEditEnable ? (
        <ButtonLink as={Link} to={paths.orderAddress(id)} variant="secondary">
          <FormattedMessage id="orders.address" />
        </ButtonLink>
      ) : null}
      {isSelfCancelEnable ? <CancelAction order={order} onDone={onCanceled} /> : null}
      <ReturnLinks order={order} />
    </div>
  );
}

interface CancelActionProps {
  order: OrderDetails;
  onDone: OrderActionsProps['onCanceled'];
}

function CancelAction({ order: { id, incrementId }, onDone }: CancelActionProps) {
  const intl = useIntl();
  const confirm = useConfirm();
  const cancelOrder = useCancelOrder(id);

  function confirmCancellation(): Promise<boolean> {
    return confirm({
      title: intl.formatMessage({ id: 'orders.cancel.title' }),
      text: intl.formatMessage({ id: 'orders.cancel.text' }, { number: incrementId }),
      confirmLabel: intl.formatMessage({ id: 'orders.cancel' }),
      cancelLabel: intl.formatMessage({ id: 'orders.cancel.keep' }),
    });
  }

  return (
    <ActionForm
      // Without JavaScript the page asks the question.
      method="get"
      action={paths.orderView(id)}
      hidden={orderToCancel}
      confirm={confirmCancellation}
      send={cancelOrder}
      onDone={(rejection) => onDone(rejection as ApiFailure | null)}
      variant="secondary"
    >
      <FormattedMessage id="orders.cancel" />
    </ActionForm>
  );
}

/** Nothing while it is unknown what may be returned. */
function ReturnLinks({ order: { id, incrementId } }: { order: OrderDetails }) {
  const { data } = useQuery(orderReturnsQuery(useShop(), id));
  if (data === undefined) return null;
  return (
    <>
      {data.returnable.length > 0 ? (
        <ButtonLink as={Link} to={paths.orderReturns(id)} variant="secondary">
          <FormattedMessage id="orders.return" />
        </ButtonLink>
      ) : null}
      {data.canWithdraw ? (
        <ButtonLink as={Link} to={paths.withdraw(incrementId)} variant="secondary">
          <FormattedMessage id="orders.withdraw" />
        </ButtonLink>
      ) : null}
    </>
  );
}
