import { useState } from 'react';
import type { Facet } from 'shared-contracts/api/listing';
import { FormattedMessage, useIntl } from 'shared-runtime';
import { classNames } from 'shared-ui';
import type { ListingState } from '../../../domain/listing/listing-selection.ts';
import { matchesLabel } from '../../../domain/listing/match-label.ts';
import { FacetSearch } from './facet-search.tsx';
import { FacetValue } from './facet-value.tsx';
import styles from './filters.module.css';

/** A facet with more values can be searched. */
const searchedFrom = 12;

export interface FacetValuesProps {
  facet: Facet;
  chosen: ListingState;
}

export function FacetValues({ facet, chosen }: FacetValuesProps) {
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
            <FacetValue facet={facet} value={value} chosen={chosen} />
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
