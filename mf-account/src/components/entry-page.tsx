import type { ReactNode } from 'react';
import { Card } from 'shared-ui';
import styles from './entry-page.module.css';

export interface EntryPageProps {
  title: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
  /** The way to another of these pages. */
  other?: ReactNode;
}

/** A page that consists of one short form around sign-in. */
export function EntryPage({ title, lead, children, other }: EntryPageProps) {
  return (
    <div className={styles.page}>
      <Card as="section" padding="large" className={styles.card}>
        <h1 className={styles.title}>{title}</h1>
        {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
        {children}
        {other === undefined ? null : <p className={styles.other}>{other}</p>}
      </Card>
    </div>
  );
}
