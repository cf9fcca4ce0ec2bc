import type { ReactNode } from 'react';
import type { Money } from 'shared-contracts/money';
import { FormattedMessage, useMoneyFormat } from 'shared-runtime';
import { AccountCard } from '../account-card.tsx';
import styles from './order.module.css';

/** Orders of the former shop have the required ones only. */
export interface OrderSumsProps {
  subtotal: Money;
  discount: Money;
  discountDescription?: string | null;
  rewardPoints?: number;
  delivery: Money;
  total: Money;
  totalExVat?: Money;
  /** Not charged, because pieces were canceled. */
  canceledAmount?: Money;
  vat: Money;
  savingAmount?: Money | null;
  savingPercent?: number | null;
}

/** What the order costs, and what was saved. */
export function OrderSums(order: OrderSumsProps) {
  const format = useMoneyFormat();
  const {
    subtotal,
    discount,
    discountDescription,
    rewardPoints = 0,
    delivery,
    total,
    totalExVat,
    vat,
  } = order;
  const { savingAmount = null, savingPercent = 0, canceledAmount } = order;
  // The saving is that of all pieces.
  const isSavingShown = savingAmount !== null && savingAmount.amount > 0 && canceledAmount === undefined;
  return (
    <AccountCard align="stretch" heading={<FormattedMessage id="orders.sums" />}>
      <dl className={styles.sums}>
        <Sum label="orders.subtotal">{format(subtotal)}</Sum>
        {discount.amount > 0 ? (
          <Sum label="orders.discount" detail={discountDescription}>
            −{format(discount)}
          </Sum>
        ) : null}
        {rewardPoints > 0 ? (
          // A point is one minor unit.
          <Sum label="orders.points">−{format({ amount: rewardPoints, currency: total.currency })}</Sum>
        ) : null}
        <Sum label="orders.delivery">
          {delivery.amount > 0 ? format(delivery) : <FormattedMessage id="orders.free" />}
        </Sum>
        <Sum label="orders.total" className={styles.total}>
          {format(total)}
        </Sum>
        {totalExVat === undefined ? null : (
          <Sum label="orders.totalExVat" className={styles.small}>
            {format(totalExVat)}
          </Sum>
        )}
        <Sum label="orders.vat" className={styles.small}>
          {format(vat)}
        </Sum>
        {canceledAmount === undefined ? null : (
          <>
            <Sum label="orders.canceledAmount">−{format(canceledAmount)}</Sum>
            <Sum label="orders.toPay" className={styles.total}>
              {format({ ...total, amount: total.amount - canceledAmount.amount })}
            </Sum>
          </>
        )}
      </dl>
      {isSavingShown ? (
        <p className={styles.saving}>
          <FormattedMessage
            id="orders.saving"
            values={{ amount: format(savingAmount), percent: (savingPercent ?? 0) / 100 }}
          />
        </p>
      ) : null}
    </AccountCard>
  );
}

interface SumProps {
  /** Message id. */
  label: string;
  /** Behind the label. */
  detail?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

function Sum({ label, detail, className, children }: SumProps) {
  return (
    <div className={className}>
      <dt>
        <FormattedMessage id={label} />
        {detail ? <span className={styles.detail}> {detail}</span> : null}
      </dt>
      <dd className={styles.amount}>{children}</dd>
    </div>
  );
}
