import type { ChangeEvent } from 'react';
import { Select, type SelectProps } from '../select/select.tsx';
import styles from './quantity-field.module.css';

export interface QuantityFieldProps extends Omit<SelectProps, 'children'> {
  /** @default 10 */
  max?: number;
  /** Label of 0, for instance "Remove"; without it the list starts at 1. */
  zeroLabel?: string;
  onQuantityChange?: (quantity: number) => void;
}

export function QuantityField(props: QuantityFieldProps) {
  const { max = 10, zeroLabel, onQuantityChange, onChange, ...select } = props;
  const quantities = Array.from({ length: max }, (_, index) => index + 1);
  function handleChange(event: ChangeEvent<HTMLSelectElement>) {
    onChange?.(event);
    onQuantityChange?.(Number(event.target.value));
  }
  return (
    <div className={styles.quantity}>
      <Select {...select} onChange={handleChange}>
        {zeroLabel !== undefined && <option value="0">{zeroLabel}</option>}
        {quantities.map((quantity) => (
          <option key={quantity} value={quantity}>
            {quantity}
          </option>
        ))}
      </Select>
    </div>
  );
}
