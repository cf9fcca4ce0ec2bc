import { useRef, useState } from 'react';
import type { Basket } from 'shared-contracts/api/basket';
import { money } from 'shared-contracts/money';
import { FormattedMessage, useIntl, useMoneyFormat } from 'shared-runtime';
import { Button, TextField } from 'shared-ui';
import type { DiscountChange } from '../../../api/change-discount.ts';
import { DiscountForm } from './discount-form.tsx';
import styles from './discounts.module.css';

interface PointsFormProps {
  version: number;
  /** Points that the member has; 1 point is one minor unit of the currency. */
  points: number;
  /** Points that this basket spends; null: none. */
  spent: number | null;
  order: Basket['order'];
  isPending: boolean;
  onChange: (change: DiscountChange) => void;
}

/** Lets a member with points spend them. */
export function PointsForm({ version, points, spent, order, isPending, onChange }: PointsFormProps) {
  const intl = useIntl();
  const format = useMoneyFormat();
  const field = useRef<HTMLInputElement>(null);
  const [isInvalid, setIsInvalid] = useState(false);

  const handleSubmit = (max: number) => (change: DiscountChange) => {
    const isValid = isWholeUpTo(max, change.info);
    setIsInvalid(!isValid);
    if (isValid) onChange(change);
    else field.current?.focus();
  };

  if (spent !== null) {
    return (
      <div className={styles.code} data-active>
        <FormattedMessage id="discount.pointsSpent" values={{ points: spent }} />
        <DiscountForm action="remove" type="points" version={version} onSubmit={onChange}>
          <input type="hidden" name="info" value={spent} />
          <Button type="submit" variant="quiet" size="small" pending={isPending}>
            <FormattedMessage id="discount.removePoints" />
          </Button>
        </DiscountForm>
      </div>
    );
  }
  if (points === 0) return null;
  const goods = (order.subtotal?.amount ?? 0) - (order.discounts.amount?.amount ?? 0);
  const usable = Math.max(1, Math.min(points, goods));
  return (
    <DiscountForm action="apply" type="points" version={version} onSubmit={handleSubmit(usable)}>
      <TextField
        // The suggestion changes with the basket.
        key={usable}
        ref={field}
        name="info"
        type="number"
        inputMode="numeric"
        label={intl.formatMessage({ id: 'discount.pointsToSpend' })}
        hint={intl.formatMessage(
          { id: 'discount.balance' },
          { points, value: format(money(points, order.currency)) },
        )}
        error={isInvalid ? intl.formatMessage({ id: 'discount.pointsRange' }, { max: usable }) : undefined}
        onChange={() => setIsInvalid(false)}
        defaultValue={usable}
        min={1}
        max={usable}
        required
      />
      <Button type="submit" variant="secondary" pending={isPending}>
        <FormattedMessage id="discount.applyPoints" />
      </Button>
    </DiscountForm>
  );
}

/** A number field is empty if its text is no number. */
function isWholeUpTo(max: number, text: string): boolean {
  return /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= max;
}
