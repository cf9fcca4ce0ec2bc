import { paths } from 'shared-contracts/routes';
import { FormattedMessage, useSession, type useAddToBasket } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { Alert } from 'shared-ui';
import { basketFailureMessage, type FailureCode } from '../../../domain/buying/basket-failure.ts';
import styles from './buy-form.module.css';

export interface BuyOutcomeProps {
  add: ReturnType<typeof useAddToBasket>;
  path: string;
  formError: string | undefined;
}

/** Fragment of the URL that a form post returns to; the browser scrolls there and focuses it. */
export const outcomeId = 'add-to-basket';

/** Shows the result of the last addition and the next step. */
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
  // URLs can be forged: an unknown code gets the message for unexpected failures.
  const code = add.error?.failure.code ?? (formError as FailureCode | undefined);
  if (code === undefined) return null;
  const message = basketFailureMessage(code);
  const asksForSignIn = message === 'product.failed.signIn';
  // The code stays in the URL after sign-in, which has executed the addition.
  if (asksForSignIn && isUserLoggedIn) return null;
  return (
    <div
      id={outcomeId}
      tabIndex={-1}
      ref={add.error === null ? undefined : scrollToMessage}
      className={styles.outcome}
    >
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

/** On a phone the button is at the bottom of the screen wherever one scrolls, and the message may be outside of it. */
function scrollToMessage(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'center' });
}
