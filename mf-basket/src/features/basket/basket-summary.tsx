import type { ReactNode } from 'react';
import type { Basket } from 'shared-contracts/api/basket';
import { paths } from 'shared-contracts/routes';
import { FormattedMessage, useIntl, useMoneyFormat } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { ButtonLink, VisuallyHidden } from 'shared-ui';
import styles from './basket-summary.module.css';

interface BasketSummaryProps {
  order: Basket['order'];
  /** True while a change is pending: the sums are out of date. */
  isPending: boolean;
}

export function BasketSummary({ order, isPending }: BasketSummaryProps) {
  const format = useMoneyFormat();
  const intl = useIntl();
  const { subtotal, rrpSavings, hasSavings, deliveryFee, hasDeliveryFee, total, vat } = order;
  return (
    <section className={styles.summary} aria-label={intl.formatMessage({ id: 'basket.summary' })}>
      <h2 className={styles.title}>
        <FormattedMessage id="basket.summary" />
      </h2>
      <dl className={styles.sums} aria-busy={isPending} data-pending={isPending || undefined}>
        {subtotal ? <Sum label="basket.subtotal">{format(subtotal)}</Sum> : null}
        {hasSavings && rrpSavings ? (
          <Sum label="basket.savings" className={styles.savings}>
            {format(rrpSavings)}
          </Sum>
        ) : null}
        {deliveryFee ? (
          <Sum label="basket.delivery">
            {hasDeliveryFee ? format(deliveryFee) : <FormattedMessage id="basket.deliveryFree" />}
          </Sum>
        ) : null}
        {total ? (
          <Sum label="basket.total" className={styles.total}>
            {format(total)}
          </Sum>
        ) : null}
        {vat ? (
          <Sum label="basket.vat" className={styles.vat}>
            {format(vat)}
          </Sum>
        ) : null}
      </dl>
      <output>
        <VisuallyHidden>{isPending ? <FormattedMessage id="basket.updating" /> : null}</VisuallyHidden>
      </output>
      <ButtonLink as={Link} to={paths.home} variant="secondary" fullWidth>
        <FormattedMessage id="basket.keepShopping" />
      </ButtonLink>
    </section>
  );
}

interface SumProps {
  /** Message id. */
  label: string;
  className?: string;
  children: ReactNode;
}

function Sum({ label, className, children }: SumProps) {
  return (
    <div className={className}>
      <dt>
        <FormattedMessage id={label} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
