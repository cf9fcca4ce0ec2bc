import type { ReactNode } from 'react';
import type { Basket } from 'shared-contracts/api/basket';
import { money } from 'shared-contracts/money';
import { paths } from 'shared-contracts/routes';
import { FormattedMessage, useIntl, useMoneyFormat } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { ButtonLink, TruckIcon, VisuallyHidden } from 'shared-ui';
import { usePendingCode } from '../../api/change-discount.ts';
import { isShippingMethodSelected } from '../../domain/shipping-method.ts';
import { CheckoutLink } from './checkout-link.tsx';
import { PaymentMarks } from './payment-marks.tsx';
import styles from './basket-summary.module.css';

interface BasketSummaryProps {
  basket: Basket;
  /** True while a change is pending: the sums are out of date. */
  isPending: boolean;
  /** Forms for codes and points, between the sums and the way to the checkout. */
  children?: ReactNode;
}

export function BasketSummary({ basket, isPending, children }: BasketSummaryProps) {
  const { order } = basket;
  const format = useMoneyFormat();
  const intl = useIntl();
  const isCodePending = usePendingCode() !== null;
  const { subtotal, rrpSavings, hasSavings, deliveryFee, hasDeliveryFee, total, vat } = order;
  const { discounts, untilFreeDelivery, errorMessages, currency } = order;
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
        {discounts.amount && discounts.amount.amount > 0 ? (
          <Sum label="basket.discount" className={styles.savings} note={discounts.automatic.join(', ')}>
            −{format(discounts.amount)}
          </Sum>
        ) : isCodePending ? (
          // Nothing moves when the answer arrives.
          <Sum label="basket.discount" className={styles.savings}>
            <span aria-hidden="true">…</span>
          </Sum>
        ) : null}
        {discounts.rewardPoints === null ? null : (
          <Sum label="basket.points" className={styles.savings}>
            −{format(money(discounts.rewardPoints, currency))}
          </Sum>
        )}
        {deliveryFee ? (
          <Sum label={isShippingMethodSelected(basket) ? 'basket.delivery' : 'basket.deliveryStandard'}>
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
      {untilFreeDelivery ? (
        <p className={styles.untilFree}>
          <TruckIcon size={20} aria-hidden="true" />
          <FormattedMessage id="basket.untilFree" values={{ amount: format(untilFreeDelivery) }} />
        </p>
      ) : null}
      {children}
      <CheckoutLink isPending={isPending} hasErrors={errorMessages.length > 0} />
      <PaymentMarks />
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
  /** Text below the label. */
  note?: string;
  children: ReactNode;
}

function Sum({ label, className, note, children }: SumProps) {
  return (
    <div className={className}>
      <dt>
        <FormattedMessage id={label} />
        {note ? <span className={styles.note}>{note}</span> : null}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
