import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { FieldError, FieldHint, type FieldNotes } from './field-notes.tsx';
import hiddenStyles from '../visually-hidden/visually-hidden.module.css';
import styles from './field.module.css';

export interface FieldLabelProps extends FieldNotes {
  label: ReactNode;
  /** Hides the label visually only. @default false */
  labelHidden?: boolean;
  /** Translation of "optional", shown behind the label. */
  optionalLabel?: string;
}

interface FieldFrameProps extends FieldLabelProps {
  id: string;
  className?: string;
  children: ReactNode;
}

export function FieldFrame(props: FieldFrameProps) {
  const { id, label, labelHidden, optionalLabel, hint, error, className, children } = props;
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={labelHidden ? hiddenStyles.hidden : styles.label}>
        {label}
        {optionalLabel && <span className={styles.optional}> {optionalLabel}</span>}
      </label>
      {children}
      <FieldHint id={id} hint={hint} />
      <FieldError id={id} error={error} />
    </div>
  );
}
