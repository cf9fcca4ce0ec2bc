import type { Failure } from 'shared-forms/failure';
import { FormattedMessage } from 'shared-runtime';
import { useResendConfirmation } from '../api/resend-confirmation.ts';
import { ActionForm, type ActionFormProps } from './action-form.tsx';

export interface ResendConfirmationFormProps extends Pick<ActionFormProps, 'fullWidth'> {
  customerId: number;
  /** Path of this page: a rejection returns to it without JavaScript, and the API receives it as `referrer`. */
  back: string;
  /** Failure of a post without JavaScript, from the URL. */
  failure?: Failure | null;
  onSent: () => void;
}

/** Mails the confirmation link again. The answer does not say whether the account exists. */
export function ResendConfirmationForm(props: ResendConfirmationFormProps) {
  const { customerId, back, failure, onSent, fullWidth } = props;
  const resend = useResendConfirmation();
  return (
    <ActionForm
      action="/form/confirmation-email"
      back={back}
      hidden={{ customer_id: String(customerId), referrer: back }}
      failure={failure ?? null}
      send={() => resend(customerId, back)}
      onDone={onSent}
      variant="secondary"
      fullWidth={fullWidth}
    >
      <FormattedMessage id="confirm.resend" />
    </ActionForm>
  );
}
