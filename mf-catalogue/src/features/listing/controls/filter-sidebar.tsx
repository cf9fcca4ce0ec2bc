import type { Facet } from 'shared-contracts/api/listing';
import { FormattedMessage } from 'shared-runtime';
import type { ListingState } from '../../../domain/listing/listing-selection.ts';
import { filtersId } from './filters-link.tsx';
import { FilterPanel } from './filter-panel.tsx';
import styles from './filters.module.css';

export interface FilterSidebarProps {
  current: ListingState;
  facets: readonly Facet[];
}

/** Renders the filters beside the list. On narrow screens they are shown only without JavaScript, above the list. */
export function FilterSidebar({ current, facets }: FilterSidebarProps) {
  return (
    <section id={filtersId} aria-labelledby="filters-title" className={styles.sidebar}>
      <h2 id="filters-title" className={styles.title}>
        <FormattedMessage id="filters.title" />
      </h2>
      <FilterPanel current={current} facets={facets} />
    </section>
  );
}
