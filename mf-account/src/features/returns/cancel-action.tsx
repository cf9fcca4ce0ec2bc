import { paths } from 'shared-contracts/routes';
import { FormattedMessage, useConfirm, useIntl } from 'shared-runtime';
import { useCancelReturn, type OrderReturn } from '../../api/returns.ts';
import { ActionForm } from '../../components/action-form.tsx';
import { hiddenText } from './hidden-text.tsx';

/** `changed`: it was too late. */
export type CancelOutcome = 'canceled' | 'changed';

export interface CancelActionProps {
  of: OrderReturn;
  orderId: number;
  onDone: (outcome: CancelOutcome) => void;
}

/** Cancels a return after a question; without JavaScript the page asks it. */
export function CancelAction({ of: { id, code }, orderId, onDone }: CancelActionProps) {
  const intl = useIntl();
  const confirm = useConfirm();
  const cancelReturn = useCancelReturn(orderId);

  function confirmCancellation(): Promise<boolean> {
    return confirm({
      title: intl.formatMessage({ id: 'returns.cancel.title' }, { code }),
      text: intl.formatMessage({ id: 'returns.cancel.text' }),
      confirmLabel: intl.formatMessage({ id: 'returns.cancel.confirm' }),
      cancelLabel: intl.formatMessage({ id: 'returns.cancel.keep' }),
    });
  }

  return (
    <ActionForm
      method="get"
      action={paths.returns}
      hidden={{ order: String(orderId), cancel: String(id) }}
      confirm={confirmCancellation}
      send={() => cancelReturn(id)}
      onDone={(outcome) => onDone(outcome as CancelOutcome)}
      variant="secondary"
    >
      <FormattedMessage id="returns.cancel" values={{ code, hidden: hiddenText }} />
    </ActionForm>
  );
}
