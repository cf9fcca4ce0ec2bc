import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { describedBy, FieldError, FieldHint, type FieldNotes } from '../field/field-notes.tsx';
import styles from './checkbox.module.css';

export interface CheckboxProps extends FieldNotes, Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  label: ReactNode;
}

export function Checkbox({ label, hint, error, className, ...input }: CheckboxProps) {
  const generated = useId();
  const id = input.id ?? generated;
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={styles.label}>
        <input
          {...input}
          id={id}
          type="checkbox"
          {...describedBy(id, { hint, error }, input['aria-describedby'])}
          className={styles.box}
        />
        <span>{label}</span>
      </label>
      <FieldHint id={id} hint={hint} />
      <FieldError id={id} error={error} />
    </div>
  );
}
