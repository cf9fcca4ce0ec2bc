import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  icon?: ReactNode;
  /** URL of a drawing (3:2) instead of the icon. */
  drawing?: string;
  title: ReactNode;
  /** @default 2 */
  headingLevel?: 1 | 2 | 3;
  children?: ReactNode;
  /** One or two buttons or links for the next step. */
  actions?: ReactNode;
  className?: string;
}

export function EmptyState({
  icon,
  drawing,
  title,
  headingLevel = 2,
  children,
  actions,
  className,
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={classNames(styles.state, className)}>
      {drawing !== undefined && (
        <img src={drawing} alt="" width={240} height={160} className={styles.drawing} />
      )}
      {icon !== undefined && <div className={styles.icon}>{icon}</div>}
      <Heading className={styles.title}>{title}</Heading>
      {children !== undefined && <div className={styles.body}>{children}</div>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}
