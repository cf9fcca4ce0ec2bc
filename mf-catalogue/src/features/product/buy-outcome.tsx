import { paths } from 'shared-contracts/routes';
import { FormattedMessage, type useAddToBasket } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { Alert } from 'shared-ui';
import { basketFailureMessage, type FailureCode } from '../../domain/basket-failure.ts';

export interface BuyOutcomeProps {
  add: ReturnType<typeof useAddToBasket>;
  path: string;
  formError: string | undefined;
}

/** How the last attempt to add ended, with the way on. */
export function BuyOutcome({ add, path, formError }: BuyOutcomeProps) {
  if (add.isPending) return null;
  if (add.isSuccess) {
    return (
      <Alert kind="success">
        <p>
          <FormattedMessage id="product.added" />{' '}
          <Link to={paths.basket}>
            <FormattedMessage id="product.toBasket" />
          </Link>
        </p>
      </Alert>
    );
  }
  // The address is anybody's to write: an unknown code gets the words for the unexpected.
  const code = add.error?.failure.code ?? (formError as FailureCode | undefined);
  if (code === undefined) return null;
  const message = basketFailureMessage(code);
  const asksForSignIn = message === 'product.failed.signIn';
  return (
    <Alert kind={asksForSignIn ? 'info' : 'danger'}>
      <p>
        <FormattedMessage id={message} />{' '}
        {asksForSignIn ? (
          <Link to={paths.login(path)}>
            <FormattedMessage id="product.signIn" />
          </Link>
        ) : null}
      </p>
    </Alert>
  );
}
