import type { Facet } from 'shared-contracts/api/listing';
import { FormattedMessage } from 'shared-runtime';
import type { ListingState } from '../../../domain/listing/listing-selection.ts';
import { useLocation } from 'shared-runtime/router';
import { filtersId } from './filters-link.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { useIsDesktop } from './use-is-desktop.ts';
import styles from './filters.module.css';

export interface FilterSidebarProps {
  current: ListingState;
  facets: readonly Facet[];
}

/**
 * Renders the filters beside the list. On narrow screens the server renders them too, for browsers without JavaScript and
 * for an address with their id; otherwise they are left out there, because the panel has the same ones.
 */
export function FilterSidebar({ current, facets }: FilterSidebarProps) {
  const isDesktop = useIsDesktop();
  const isTarget = useLocation().hash === `#${filtersId}`;
  if (!isDesktop && !isTarget) return null;
  return (
    <section id={filtersId} aria-labelledby="filters-title" className={styles.sidebar}>
      <h2 id="filters-title" className={styles.title}>
        <FormattedMessage id="filters.title" />
      </h2>
      <FilterPanel id={filtersId} current={current} facets={facets} />
    </section>
  );
}
