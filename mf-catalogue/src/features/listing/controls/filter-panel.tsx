import type { Facet } from 'shared-contracts/api/listing';
import { FormattedMessage } from 'shared-runtime';
import type { ListingState } from '../../../domain/listing/listing-selection.ts';
import { flagFilters, toggleFlag } from '../../../domain/listing/toggle-filter.ts';
import { useFilterLinks } from '../use-list-links.ts';
import { FacetGroup } from './facet-group.tsx';
import { FilterLink } from './filter-link.tsx';
import { useFollowFilter } from './use-follow-filter.ts';
import styles from './filters.module.css';

/** The groups that are open at first, besides those with a chosen value. */
const openGroups = 4;

export interface FilterPanelProps {
  /** Unique in the page, which may have the filters twice. */
  id: string;
  current: ListingState;
  facets: readonly Facet[];
}

/** Renders all filters of a list. Every value is a link to the list with it or without it. */
export function FilterPanel({ id, current, facets }: FilterPanelProps) {
  const links = useFilterLinks(current);
  const { chosen, linkTo } = links;
  const follow = useFollowFilter();
  return (
    <div className={styles.panel}>
      <ul className={styles.values}>
        {flagFilters.map((name) => (
          <li key={name}>
            <FilterLink
              href={linkTo({ filters: toggleFlag(chosen.filters, name), p: 1 })}
              rendered={chosen.filters}
              isChosen={chosen.filters[name] !== undefined}
              follow={follow}
              className={styles.value}
            >
              <span className={styles.box} />
              <FormattedMessage id={`filters.${name}`} />
            </FilterLink>
          </li>
        ))}
      </ul>
      {facets.map((facet, index) => (
        <FacetGroup
          key={facet.attribute ?? facet.field}
          panelId={id}
          facet={facet}
          links={links}
          follow={follow}
          isOpenAtFirst={index < openGroups}
        />
      ))}
    </div>
  );
}
