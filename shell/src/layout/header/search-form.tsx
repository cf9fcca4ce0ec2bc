import { useIntl } from 'shared-runtime';
import { SearchIcon } from 'shared-ui';
import styles from './search-form.module.css';

/**
 * Fallback of the search remote: the same form without suggestions.
 *
 * @param props.landmark name of the form for screen readers, where the page has the search of the header too
 */
export function SearchForm({ landmark }: { landmark?: string }) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'header.search' });
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- few screen readers support <search>
    <form role="search" aria-label={landmark} action="/search" className={styles.form}>
      <input
        type="search"
        name="s"
        required
        maxLength={120}
        aria-label={label}
        placeholder={label}
        className={styles.input}
      />
      <button type="submit" aria-label={label} className={styles.button}>
        <SearchIcon />
      </button>
    </form>
  );
}
