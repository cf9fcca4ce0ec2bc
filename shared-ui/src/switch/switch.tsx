import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { describedBy, FieldHint } from '../field/field-notes.tsx';
import styles from './switch.module.css';

export interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'children'> {
  label: ReactNode;
  hint?: string;
}

/** Renders a setting that is on or off. Without JavaScript it posts like a checkbox. */
export function Switch({ label, hint, className, ...input }: SwitchProps) {
  const generated = useId();
  const id = input.id ?? generated;
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={styles.label}>
        <span>{label}</span>
        <input
          {...input}
          id={id}
          type="checkbox"
          // A native checkbox has its own checked state.
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
          role="switch"
          {...describedBy(id, { hint }, input['aria-describedby'])}
          className={styles.switch}
        />
      </label>
      <FieldHint id={id} hint={hint} />
    </div>
  );
}
