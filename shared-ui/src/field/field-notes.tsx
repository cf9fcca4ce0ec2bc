import { AlertTriangleIcon } from '../icons/icons.ts';
import styles from './field.module.css';

export interface FieldNotes {
  /** Help text that is always visible. */
  hint?: string;
  /** Description of the error and its correction; marks the control as invalid. */
  error?: string;
}

export function FieldHint({ id, hint }: { id: string; hint?: string }) {
  if (!hint) return null;
  return (
    <p id={`${id}-hint`} className={styles.hint}>
      {hint}
    </p>
  );
}

export function FieldError({ id, error }: { id: string; error?: string }) {
  if (!error) return null;
  return (
    <p id={`${id}-error`} className={styles.error}>
      <AlertTriangleIcon size={16} aria-hidden="true" />
      {error}
    </p>
  );
}

/** Returns the attributes that associate hint and error with their control. */
export function describedBy(id: string, { hint, error }: FieldNotes, own?: string) {
  const ids = [own, hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined };
}
