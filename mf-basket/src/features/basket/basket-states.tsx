import { signPath } from 'shared-contracts/pictures';
import { paths } from 'shared-contracts/routes';
import { FormattedMessage } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { AlertTriangleIcon, Button, ButtonLink, EmptyState, Skeleton, VisuallyHidden } from 'shared-ui';
import { SignInLink } from './sign-in-link.tsx';
import lineStyles from './line/basket-line.module.css';
import styles from './basket.module.css';

export function EmptyBasket() {
  return (
    <EmptyState
      drawing={signPath('empty-basket')}
      title={<FormattedMessage id="basket.empty.title" />}
      actions={
        <ButtonLink as={Link} to={paths.home}>
          <FormattedMessage id="basket.empty.action" />
        </ButtonLink>
      }
    >
      <FormattedMessage id="basket.empty.text" />
    </EmptyState>
  );
}

export function GuestBasket() {
  return (
    <EmptyState
      drawing={signPath('empty-basket')}
      title={<FormattedMessage id="basket.guest.title" />}
      actions={
        <>
          <SignInLink>
            <FormattedMessage id="basket.guest.signIn" />
          </SignInLink>
          <ButtonLink as={Link} to={paths.home} variant="secondary">
            <FormattedMessage id="basket.guest.browse" />
          </ButtonLink>
        </>
      }
    >
      <FormattedMessage id="basket.guest.text" />
    </EmptyState>
  );
}

/** The session of a member has ended while the page was open. */
export function EndedSession() {
  return (
    <div role="alert">
      <EmptyState
        drawing={signPath('empty-basket')}
        title={<FormattedMessage id="basket.ended.title" />}
        actions={
          <SignInLink tab="signIn">
            <FormattedMessage id="failure.signInAction" />
          </SignInLink>
        }
      >
        <FormattedMessage id="basket.ended.text" />
      </EmptyState>
    </div>
  );
}

export function BasketFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState
        icon={<AlertTriangleIcon size={32} />}
        title={<FormattedMessage id="basket.failed.title" />}
        actions={
          <Button onClick={onRetry}>
            <FormattedMessage id="basket.failed.retry" />
          </Button>
        }
      >
        <FormattedMessage id="basket.failed.text" />
      </EmptyState>
    </div>
  );
}

const linesWhileLoading = [1, 2];

export function BasketLoading() {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <output>
          <VisuallyHidden>
            <FormattedMessage id="basket.loading" />
          </VisuallyHidden>
        </output>
        <div className={styles.lines}>
          {linesWhileLoading.map((line) => (
            <div key={line} className={lineStyles.line}>
              <Skeleton shape="portrait" />
              <div className={lineStyles.what}>
                <Skeleton width="30%" />
                <Skeleton width="70%" />
                <Skeleton width="40%" />
              </div>
            </div>
          ))}
        </div>
      </div>
      <Skeleton shape="block" height="18rem" />
    </div>
  );
}
