import type { ReactNode } from 'react';
import { signPath } from 'shared-contracts/pictures';
import { paths } from 'shared-contracts/routes';
import { FormattedMessage } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { AlertTriangleIcon, Button, ButtonLink, Card, EmptyState, Skeleton, VisuallyHidden } from 'shared-ui';
import { SignInPanel } from './sign-in-panel.tsx';
import styles from './checkout.module.css';

/** An empty basket has no checkout. */
export function EmptyCheckout() {
  return (
    <EmptyState
      drawing={signPath('empty-basket')}
      title={<FormattedMessage id="checkout.empty.title" />}
      actions={
        <ButtonLink as={Link} to={paths.home}>
          <FormattedMessage id="checkout.empty.action" />
        </ButtonLink>
      }
    >
      <FormattedMessage id="checkout.empty.text" />
    </EmptyState>
  );
}

/** In stores whose guests see no prices the checkout begins with sign-in. */
export function GuestCheckout() {
  return (
    <Card as="section" padding="large" className={styles.narrow}>
      <h2 className={styles.stepTitle}>
        <FormattedMessage id="checkout.guest.title" />
      </h2>
      <p>
        <FormattedMessage id="checkout.guest.text" />
      </p>
      <SignInPanel back={paths.checkout} />
    </Card>
  );
}

export function CheckoutFailed({ onRetry }: { onRetry: () => void }): ReactNode {
  return (
    <div role="alert">
      <EmptyState
        icon={<AlertTriangleIcon size={32} />}
        title={<FormattedMessage id="checkout.failed.title" />}
        actions={
          <Button onClick={onRetry}>
            <FormattedMessage id="checkout.failed.retry" />
          </Button>
        }
      >
        <FormattedMessage id="checkout.failed.text" />
      </EmptyState>
    </div>
  );
}

export function CheckoutLoading() {
  return (
    <div className={styles.columns}>
      <Skeleton shape="block" height="18rem" />
      <div className={styles.main}>
        <output>
          <VisuallyHidden>
            <FormattedMessage id="checkout.loading" />
          </VisuallyHidden>
        </output>
        <Skeleton shape="block" height="5rem" />
        <Skeleton shape="block" height="24rem" />
        <Skeleton shape="block" height="5rem" />
      </div>
    </div>
  );
}
