import { useId, type MouseEvent } from 'react';
import { paths } from 'shared-contracts/routes';
import { FormattedMessage } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { Button, ButtonLink } from 'shared-ui';
import styles from './basket-summary.module.css';

interface CheckoutLinkProps {
  /** True while a change is pending: the sums are out of date. */
  isPending: boolean;
  /** True while the basket cannot be ordered. */
  hasErrors: boolean;
}

/** Leads to the checkout, unless the basket must be changed first. */
export function CheckoutLink({ isPending, hasErrors }: CheckoutLinkProps) {
  const reason = useId();
  if (hasErrors) {
    return (
      <div className={styles.blocked}>
        <Button fullWidth aria-disabled aria-describedby={reason}>
          <FormattedMessage id="basket.checkout" />
        </Button>
        <p id={reason}>
          <FormattedMessage id="basket.checkoutBlocked" />
        </p>
      </div>
    );
  }

  function handleClick(event: MouseEvent): void {
    if (isPending) event.preventDefault();
  }

  return (
    <ButtonLink
      as={Link}
      to={paths.checkout}
      fullWidth
      aria-disabled={isPending || undefined}
      onClick={handleClick}
    >
      <FormattedMessage id="basket.checkout" />
    </ButtonLink>
  );
}
