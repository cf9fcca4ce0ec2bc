import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import type { BasketItem } from 'shared-contracts/api/basket';
import { FormattedMessage } from 'shared-runtime';
import { Button, Select } from 'shared-ui';
import { quantityChoices } from '../../../domain/quantity-choices.ts';
import { LineForm } from './line-form.tsx';
import styles from './basket-line.module.css';

interface QuantityFormProps {
  item: BasketItem;
  version: number;
  /** Accessible name, which contains the product. */
  label: string;
  qty: number;
  onChange: (qty: number) => void;
  selectRef: RefObject<HTMLSelectElement | null>;
}

export function QuantityForm({ item, version, label, qty, onChange, selectRef }: QuantityFormProps) {
  const sendEarlyChoice = useEffectEvent((select: HTMLSelectElement) => {
    const chosen = Number(select.value);
    if (chosen !== qty) onChange(chosen);
  });
  // Before hydration nothing has noticed what was chosen, and the next rendering would undo it.
  useLayoutEffect(() => {
    if (selectRef.current) sendEarlyChoice(selectRef.current);
  }, [selectRef]);
  return (
    <LineForm
      cartItemId={item.cartItemId}
      version={version}
      onSubmit={(data) => onChange(Number(data.get('qty')))}
    >
      <div className={styles.quantity}>
        <Select
          label={label}
          labelHidden
          name="qty"
          value={qty}
          ref={selectRef}
          onChange={(event) => onChange(Number(event.target.value))}
        >
          {quantityChoices(item).map((quantity) => (
            <option key={quantity} value={quantity}>
              {quantity}
            </option>
          ))}
        </Select>
        <noscript>
          <Button type="submit" variant="secondary" size="small">
            <FormattedMessage id="basket.update" />
          </Button>
        </noscript>
      </div>
    </LineForm>
  );
}
