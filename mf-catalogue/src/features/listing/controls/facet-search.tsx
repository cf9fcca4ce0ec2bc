import { useIsHydrated } from '../../../components/use-is-hydrated.ts';
import styles from './filters.module.css';

export interface FacetSearchProps {
  label: string;
  term: string;
  onChange: (term: string) => void;
}

/** Renders a field that searches in the values of a facet, once it works. */
export function FacetSearch({ label, term, onChange }: FacetSearchProps) {
  const isHydrated = useIsHydrated();
  // Disabled, with its room kept, rather than missing: values must not move when the page is hydrated.
  return (
    <input
      type="search"
      aria-label={label}
      placeholder={label}
      maxLength={60}
      autoComplete="off"
      className={styles.search}
      disabled={!isHydrated}
      value={term}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
