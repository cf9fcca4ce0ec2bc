import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './radio-card.module.css';

export interface RadioCardProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'className' | 'title' | 'children'
> {
  /** First line of the label. */
  title: ReactNode;
  /** At the end of the first line, such as a price. */
  end?: ReactNode;
  /** Further lines of the label. */
  notes?: ReactNode;
  /** Shown below the label while the button is selected, without scripts too. */
  children?: ReactNode;
}

/** A native radio button as a card, with further fields that belong to its choice. Takes every prop of an input. */
export function RadioCard({ title, end, notes, children, ...input }: RadioCardProps) {
  return (
    <div className={styles.card}>
      <label className={styles.choice}>
        <input {...input} type="radio" className={styles.radio} />
        <span className={styles.title}>{title}</span>
        {end === undefined ? null : <span className={styles.end}>{end}</span>}
        {notes === undefined ? null : <span className={styles.notes}>{notes}</span>}
      </label>
      {children ? <div className={styles.more}>{children}</div> : null}
    </div>
  );
}
