import type { ReactNode } from 'react';
import type { ShopForm } from 'shared-forms';
import styles from './radio-card.module.css';

type Field = ReturnType<ShopForm<Record<string, unknown>>['field']>;

interface RadioCardProps {
  /** Of the form's field, see `useShopForm`. */
  field: Field;
  value: string;
  /** For the server's HTML; equals the form's default value. */
  isDefault: boolean;
  /** False inside another choice, which may be hidden: browsers cannot show its native message. @default true */
  isRequired?: boolean;
  title: ReactNode;
  /** At the end of the first line, such as a price. */
  end?: ReactNode;
  notes?: ReactNode;
  /** Shown below the choice while it is selected. */
  children?: ReactNode;
}

/** A native radio button as a card, with further fields that belong to its choice. */
export function RadioCard(props: RadioCardProps) {
  const { field, value, isDefault, isRequired = true, title, end, notes, children } = props;
  const { id, error, ...registered } = field;
  return (
    <div className={styles.card}>
      <label className={styles.choice}>
        <input
          {...registered}
          id={`${id}-${value}`}
          type="radio"
          value={value}
          defaultChecked={isDefault}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          className={styles.radio}
          required={isRequired}
        />
        <span className={styles.title}>{title}</span>
        {end === undefined ? null : <span className={styles.end}>{end}</span>}
        {notes === undefined ? null : <span className={styles.notes}>{notes}</span>}
      </label>
      {children ? <div className={styles.more}>{children}</div> : null}
    </div>
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
