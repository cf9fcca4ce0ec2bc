import type { Checkout } from 'shared-contracts/api/checkout';
import { FormattedMessage } from 'shared-runtime';
import { Alert } from 'shared-ui';

type Failure = NonNullable<Checkout['payment']['lastFailure']>;

const textIds = {
  rejected: { title: 'checkout.rejected.title', text: 'checkout.rejected.text' },
  expired: { title: 'checkout.expired.title', text: 'checkout.expired.text' },
} as const satisfies Record<Failure, object>;

/** Says how the last attempt to pay has ended. */
export function LastFailure({ failure }: { failure: Failure }) {
  const { title, text } = textIds[failure];
  return (
    <Alert kind="warning" title={<FormattedMessage id={title} />}>
      <p>
        <FormattedMessage id={text} />
      </p>
    </Alert>
  );
}
