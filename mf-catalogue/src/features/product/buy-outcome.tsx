import { paths } from 'shared-contracts/routes';
import { FormattedMessage, useSession, type useAddToBasket } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { Alert } from 'shared-ui';
import { basketFailureMessage, type FailureCode } from '../../domain/basket-failure.ts';
import styles from './buy-form.module.css';

export interface BuyOutcomeProps {
  add: ReturnType<typeof useAddToBasket>;
  path: string;
  formError: string | undefined;
}

/** Where the browser goes, and puts the focus, when it comes back from a form post. */
export const outcomeId = 'add-to-basket';

/** How the last attempt to add ended, with the way on. */
export function BuyOutcome({ add, path, formError }: BuyOutcomeProps) {
  const { isUserLoggedIn } = useSession();
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
  // The address still says so after sign-in, and what was asked for is in the basket by then.
  if (asksForSignIn && isUserLoggedIn) return null;
  return (
    <div id={outcomeId} tabIndex={-1} className={styles.outcome}>
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
    </div>
  );
}
