import { paths } from 'shared-contracts/routes';
import { FormattedMessage } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { ButtonLink } from 'shared-ui';
import { useCancelReturn } from '../../api/returns.ts';
import { AccountCard } from '../../components/account-card.tsx';
import { ActionForm } from '../../components/action-form.tsx';
import type { CancelActionProps, CancelOutcome } from './cancel-action.tsx';
import { cancelFailureMessages } from './return-failures.ts';
import styles from './returns.module.css';

/** Asks in the page whether the return is to be cancelled: without JavaScript there is no dialog. */
export function CancelQuestion({ of: { id, code }, orderId, onDone }: CancelActionProps) {
  const cancelReturn = useCancelReturn(orderId);
  return (
    <AccountCard
      align="stretch"
      className={styles.wide}
      heading={<FormattedMessage id="returns.cancel.title" values={{ code }} />}
    >
      <p>
        <FormattedMessage id="returns.cancel.text" />
      </p>
      <div className={styles.actions}>
        <ActionForm
          action="/form/cancel-return"
          back={paths.returnToCancel(orderId, id)}
          hidden={{ return_id: String(id) }}
          failureMessages={cancelFailureMessages}
          send={() => cancelReturn(id)}
          onDone={(outcome) => onDone(outcome as CancelOutcome)}
        >
          <FormattedMessage id="returns.cancel.confirm" />
        </ActionForm>
        <ButtonLink as={Link} to={paths.orderReturns(orderId)} variant="secondary">
          <FormattedMessage id="returns.cancel.keep" />
        </ButtonLink>
      </div>
    </AccountCard>
  );
}
