import type { ReactNode } from 'react';
import styles from './screen.module.css';

/** Layout of a screen that is shown instead of a page. */
export function Screen({
  title,
  children,
  actions,
}: {
  title: ReactNode;
  children: ReactNode;
  actions: ReactNode;
}) {
  return (
    <section className={styles.screen}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{children}</p>
      <div className={styles.actions}>{actions}</div>
    </section>
  );
}
