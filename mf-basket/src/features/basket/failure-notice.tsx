import { FormattedMessage, useIntl } from 'shared-runtime';
import { Alert } from 'shared-ui';
import { failureMessage, type FailureCode } from '../../domain/failure-message.ts';
import { SignInLink } from './sign-in-link.tsx';

export interface Failure {
  code: FailureCode;
  /** Full name of the affected product, if known. */
  product: string | null;
}

export function FailureNotice({ failure, onDismiss }: { failure: Failure; onDismiss: () => void }) {
  const { code, product } = failure;
  const intl = useIntl();
  const message = failureMessage(code);
  const isAboutProduct = product !== null && (code === 'out_of_stock' || code === 'not_found');
  return (
    <Alert
      kind={code === 'basket_changed' ? 'warning' : 'danger'}
      title={isAboutProduct ? <FormattedMessage id="failure.about" values={{ product }} /> : undefined}
      onDismiss={onDismiss}
      dismissLabel={intl.formatMessage({ id: 'basket.dismiss' })}
    >
      <p>
        <FormattedMessage id={message} />
      </p>
      {message === 'failure.signIn' ? (
        <SignInLink size="small" variant="secondary">
          <FormattedMessage id="failure.signInAction" />
        </SignInLink>
      ) : null}
    </Alert>
  );
}
