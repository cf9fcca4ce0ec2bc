import type { ReactNode } from 'react';
import { Card, classNames } from 'shared-ui';
import styles from './account-card.module.css';

export interface AccountCardProps {
  /** Target of a link to this part of the page. */
  id?: string;
  heading?: ReactNode;
  /** Whether the content is as wide as the card, or as wide as it needs. @default 'start' */
  align?: 'start' | 'stretch';
  className?: string | undefined;
  children: ReactNode;
}

/** A part of a page of the account. */
export function AccountCard({ id, heading, align = 'start', className, children }: AccountCardProps) {
  return (
    <Card
      as="section"
      padding="large"
      id={id}
      className={classNames(styles.card, align === 'start' && styles.start, className)}
    >
      {heading === undefined ? null : <h2 className={styles.heading}>{heading}</h2>}
      {children}
    </Card>
  );
}
