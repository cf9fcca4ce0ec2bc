import type { ChangeEvent } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { RadioChipsProps } from './radio-chips.tsx';
import styles from './radio-chips.module.css';

export interface RadioChipOption {
  value: string;
  label: string;
  /** Struck through, but selectable unless `disabled` is set. */
  soldOut?: boolean;
  disabled?: boolean;
  /** CSS colour of a dot before the label. */
  swatch?: string;
}

interface RadioChipProps {
  option: RadioChipOption;
  group: RadioChipsProps;
}

export function RadioChip({ option, group }: RadioChipProps) {
  const { name, value, defaultValue, onValueChange, required, soldOutLabel, inputProps } = group;
  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    inputProps?.onChange?.(event);
    onValueChange?.(option.value);
  }
  const state =
    value === undefined
      ? { defaultChecked: defaultValue === undefined ? undefined : defaultValue === option.value }
      : { checked: value === option.value };
  return (
    <label className={classNames(styles.chip, option.soldOut && styles.soldOut)}>
      <input
        name={name}
        required={required}
        {...inputProps}
        {...state}
        type="radio"
        value={option.value}
        disabled={option.disabled ?? inputProps?.disabled}
        onChange={handleChange}
        className={styles.input}
      />
      {option.swatch !== undefined && (
        <span aria-hidden="true" className={styles.swatch} style={{ background: option.swatch }} />
      )}
      <span className={styles.text}>{option.label}</span>
      {option.soldOut && soldOutLabel && <VisuallyHidden> ({soldOutLabel})</VisuallyHidden>}
    </label>
  );
}
