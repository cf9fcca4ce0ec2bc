import { useState } from 'react';
import type { Facet } from 'shared-contracts/api/listing';
import { FormattedMessage, useIntl } from 'shared-runtime';
import { classNames } from 'shared-ui';
import { matchesLabel } from '../../../domain/match-label.ts';
import { isChosen, toggleFilter } from '../../../domain/listing/toggle-filter.ts';
import type { FilterLinks } from '../use-list-links.ts';
import { FacetSearch } from './facet-search.tsx';
import { FacetValue } from './facet-value.tsx';
import type { FollowFilter } from './use-follow-filter.ts';
import styles from './filters.module.css';

/** A facet with more values can be searched. */
const searchedFrom = 12;

export interface FacetValuesProps {
  facet: Facet;
  links: FilterLinks;
  follow: FollowFilter;
}

export function FacetValues({ facet, links: { chosen, linkTo }, follow }: FacetValuesProps) {
  const intl = useIntl();
  const [term, setTerm] = useState('');
  const found = facet.values.filter(({ label }) => matchesLabel(label, term));
  const isSearched = facet.values.length > searchedFrom;
  return (
    <>
      {isSearched ? (
        <FacetSearch
          label={intl.formatMessage({ id: 'filters.find' }, { facet: facet.label })}
          term={term}
          onChange={setTerm}
        />
      ) : null}
      <ul className={classNames(styles.values, facet.field === 'size' && styles.sizes)}>
        {found.map((value) => (
          <li key={value.value}>
            <FacetValue
              field={facet.field}
              value={value}
              href={linkTo({ filters: toggleFilter(chosen.filters, facet, value.value), p: 1 })}
              rendered={chosen.filters}
              isChosen={isChosen(chosen.filters, facet, value.value)}
              follow={follow}
            />
          </li>
        ))}
      </ul>
      {isSearched ? (
        <output className={styles.nothing}>
          {found.length === 0 ? <FormattedMessage id="filters.nothing" /> : null}
        </output>
      ) : null}
    </>
  );
}
