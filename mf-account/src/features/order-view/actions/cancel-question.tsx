import { paths } from 'shared-contracts/routes';
import { FormattedMessage, type ApiFailure } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { ButtonLink } from 'shared-ui';
import { useCancelOrder } from '../../../api/order-changes.ts';
import type { OrderDetails } from '../../../api/order-details-query.ts';
import { AccountCard } from '../../../components/account-card.tsx';
import { ActionForm } from '../../../components/action-form.tsx';
import styles from './actions.module.css';

export interface CancelQuestionProps {
  order: OrderDetails;
  /** Called with the failure if it was too late, and with null after a success. */
  onDone: (rejection: ApiFailure | null) => void;
}

/** Asks in the page whether the order is to be cancelled: without JavaScript there is no dialog. */
export function CancelQuestion({ order: { id, incrementId }, onDone }: CancelQuestionProps) {
  const cancelOrder = useCancelOrder(id);
  return (
    <AccountCard align="stretch" heading={<FormattedMessage id="orders.cancel.title" />}>
      <p>
        <FormattedMessage id="orders.cancel.text" values={{ number: incrementId }} />
      </p>
      <div className={styles.actions}>
        <ActionForm
          action="/form/self-cancel-order"
          back={paths.orderView(id)}
          hidden={{ order_id: `${id}` }}
          send={cancelOrder}
          onDone={(rejection) => onDone(rejection as ApiFailure | null)}
        >
          <FormattedMessage id="orders.cancel" />
        </ActionForm>
        <ButtonLink as={Link} to={paths.orderView(id)} variant="secondary">
          <FormattedMessage id="orders.cancel.keep" />
        </ButtonLink>
      </div>
    </AccountCard>
  );
}
