import type { ReactNode } from 'react';
import { FormattedMessage } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import styles from './home-page.module.css';

export interface HomeSectionProps {
  /** Of the heading. */
  id: string;
  /** Id of the message of the heading. */
  title: string;
  /** Path of the list of all of them, to which a link beside the heading leads. */
  all?: string;
  children: ReactNode;
}

export function HomeSection({ id, title, all, children }: HomeSectionProps) {
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.heading}>
        <h2 id={id}>
          <FormattedMessage id={title} />
        </h2>
        {all === undefined ? null : (
          <Link to={all} className={styles.all}>
            <FormattedMessage id="home.noSales.action" />
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
