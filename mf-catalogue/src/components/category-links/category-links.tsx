import type { ReactNode } from 'react';
import { FormattedNumber } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import styles from './category-links.module.css';

export interface CategoryLink {
  id: number;
  name: string;
  url: string;
  /** Number of products. */
  count: number;
}

export interface CategoryLinksProps {
  /** Accessible name of the navigation. */
  label: string;
  categories: readonly CategoryLink[];
  /** Renders what is known of a category besides its name. */
  renderNote?: (id: number) => ReactNode;
}

/** Renders links to categories with their numbers of products; nothing without categories. */
export function CategoryLinks({ label, categories, renderNote }: CategoryLinksProps) {
  if (categories.length === 0) return null;
  return (
    <nav aria-label={label} className={styles.categories}>
      <ul className={styles.list}>
        {categories.map(({ id, name, url, count }) => (
          <li key={id}>
            <Link to={url} className={styles.link}>
              <span className={styles.name}>
                {name}{' '}
                <span className={styles.count}>
                  <FormattedNumber value={count} />
                </span>
              </span>
              {renderNote?.(id)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
