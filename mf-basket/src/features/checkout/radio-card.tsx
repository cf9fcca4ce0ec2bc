import type { ReactNode } from 'react';
import type { ShopForm } from 'shared-forms';
import { RadioCard as Card, type RadioCardProps as CardProps } from 'shared-ui';
import styles from './radio-group.module.css';

type Field = ReturnType<ShopForm<Record<string, unknown>>['field']>;

interface RadioCardProps extends Pick<CardProps, 'title' | 'end' | 'notes' | 'children'> {
  /** Of the form's field, see `useShopForm`. */
  field: Field;
  value: string;
  /** For the server's HTML; equals the form's default value. */
  isDefault: boolean;
  /** False inside another choice, which may be hidden: browsers cannot show its native message. @default true */
  isRequired?: boolean;
}

/** A choice of a form, with further fields that belong to it. */
export function RadioCard({ field, value, isDefault, isRequired = true, ...card }: RadioCardProps) {
  const { id, error, ...registered } = field;
  return (
    <Card
      {...registered}
      {...card}
      id={`${id}-${value}`}
      value={value}
      defaultChecked={isDefault}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      required={isRequired}
    />
  );
}

interface RadioGroupProps {
  /** Of the form's field: the error summary links to it. */
  field: Pick<Field, 'id' | 'error'>;
  legend: ReactNode;
  children: ReactNode;
}

export function RadioGroup({ field: { id, error }, legend, children }: RadioGroupProps) {
  return (
    <fieldset id={id} tabIndex={-1} className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {error === undefined ? null : (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {children}
    </fieldset>
  );
}
