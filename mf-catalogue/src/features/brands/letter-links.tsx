import { memo } from 'react';
import { useIntl } from 'shared-runtime';
import type { BrandGroup } from '../../domain/brands/filter-groups.ts';
import { groupId } from './group-id.ts';
import styles from './brands-page.module.css';

/** Renders links to the letters that have brands; the others are no links. */
export const LetterLinks = memo(function LetterLinks({ groups }: { groups: readonly BrandGroup[] }) {
  const intl = useIntl();
  return (
    <nav aria-label={intl.formatMessage({ id: 'brands.letters' })}>
      <ul className={styles.letters}>
        {groups.map(({ letter, brands }, index) => (
          <li key={letter}>
            {brands.length === 0 ? (
              <span className={styles.letter}>{letter}</span>
            ) : (
              <a href={`#${groupId(index)}`} className={styles.letter}>
                {letter}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
});
