import type { Facet } from 'shared-contracts/api/listing';
import { FormattedNumber } from 'shared-runtime';
import { classNames } from 'shared-ui';
import type { ListingState } from '../../../domain/listing/listing-selection.ts';
import { isChosen, singleFields, toggleFilter } from '../../../domain/listing/toggle-filter.ts';
import { useListLinks } from '../use-list-links.ts';
import { FilterLink } from './filter-link.tsx';
import styles from './filters.module.css';

export interface FacetValueProps {
  facet: Facet;
  value: Facet['values'][number];
  chosen: ListingState;
}

export function FacetValue({ facet, value: { value, label, count, hex }, chosen }: FacetValueProps) {
  const linkTo = useListLinks(chosen);
  const isSingle = singleFields.includes(facet.field);
  return (
    <FilterLink
      href={linkTo({ filters: toggleFilter(chosen.filters, facet, value), p: 1 })}
      isChosen={isChosen(chosen.filters, facet, value)}
      className={facet.field === 'size' ? styles.size : styles.value}
    >
      {hex !== null ? <span className={styles.swatch} style={{ background: hex }} /> : null}
      {hex === null && facet.field !== 'size' ? (
        <span className={classNames(styles.box, isSingle && styles.round)} />
      ) : null}
      <span>{label}</span>{' '}
      <span className={styles.count}>
        <FormattedNumber value={count} />
      </span>
    </FilterLink>
  );
}
