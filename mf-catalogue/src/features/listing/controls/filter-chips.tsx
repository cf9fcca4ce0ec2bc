import type { Facet } from 'shared-contracts/api/listing';
import { FormattedMessage, useIntl } from 'shared-runtime';
import { XIcon } from 'shared-ui';
import type { ListingState } from '../../../domain/listing/listing-selection.ts';
import { resultsStatusId } from '../results-status-id.ts';
import { useChosenState, useListLinks } from '../use-list-links.ts';
import { FilterLink } from './filter-link.tsx';
import { useChips } from './use-chips.ts';
import { useFollowFilter } from './use-follow-filter.ts';
import styles from './filter-chips.module.css';

export interface FilterChipsProps {
  current: ListingState;
  facets: readonly Facet[];
}

/** Renders the chosen filters, each as a link to the list without it. */
export function FilterChips({ current, facets }: FilterChipsProps) {
  const intl = useIntl();
  const chosen = useChosenState(current);
  const linkTo = useListLinks(chosen);
  const follow = useFollowFilter();
  const chips = useChips(chosen.filters, facets);
  return (
    <ul aria-label={intl.formatMessage({ id: 'filters.chosen' })} className={styles.chips}>
      {chips.map(({ key, label, filters }) => (
        <li key={key}>
          <FilterLink
            href={linkTo({ filters, p: 1 })}
            rendered={chosen.filters}
            aria-label={intl.formatMessage({ id: 'filters.remove' }, { label })}
            follow={follow}
            onFollow={focusStatus}
            className={styles.chip}
          >
            {label}
            <XIcon size={16} />
          </FilterLink>
        </li>
      ))}
      <li>
        <FilterLink
          href={linkTo({ filters: {}, p: 1 })}
          rendered={chosen.filters}
          follow={follow}
          onFollow={focusStatus}
          className={styles.clear}
        >
          <FormattedMessage id="filters.clear" />
        </FilterLink>
      </li>
    </ul>
  );
}

/** A removed chip cannot keep the focus. */
function focusStatus(): void {
  document.getElementById(resultsStatusId)?.focus({ preventScroll: true });
}
