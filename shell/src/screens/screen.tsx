import type { ReactNode } from 'react';
import styles from './screen.module.css';

/** Layout of a screen that is shown instead of a page. */
export function Screen({
  drawing,
  title,
  children,
  actions,
}: {
  /** URL of a drawing (3:2). */
  drawing?: string;
  title: ReactNode;
  children: ReactNode;
  actions: ReactNode;
}) {
  return (
    <section className={styles.screen}>
      {drawing === undefined ? null : <img src={drawing} alt="" width={240} height={160} />}
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{children}</p>
      <div className={styles.actions}>{actions}</div>
    </section>
  );
}
