import { memo } from 'react';
import type { Facet } from 'shared-contracts/api/listing';
import { FormattedNumber } from 'shared-runtime';
import { classNames } from 'shared-ui';
import { singleFields } from '../../../domain/listing/toggle-filter.ts';
import { FilterLink } from './filter-link.tsx';
import type { Filters } from '../../../domain/listing/filters.ts';
import type { FollowFilter } from './use-follow-filter.ts';
import styles from './filters.module.css';

export interface FacetValueProps {
  field: Facet['field'];
  value: Facet['values'][number];
  /** List with the value, or without it if it is chosen. */
  href: string;
  /** The filters of which `href` changes one. */
  rendered: Filters;
  isChosen: boolean;
  follow: FollowFilter;
}

/** Is rendered again only if it is another value or leads to another list: a list has hundreds of values. */
export const FacetValue = memo(function FacetValue({
  field,
  value,
  href,
  rendered,
  isChosen,
  follow,
}: FacetValueProps) {
  const { label, count, hex } = value;
  return (
    <FilterLink
      href={href}
      rendered={rendered}
      isChosen={isChosen}
      follow={follow}
      className={field === 'size' ? styles.size : styles.value}
    >
      {hex !== null ? <span className={styles.swatch} style={{ background: hex }} /> : null}
      {hex === null && field !== 'size' ? (
        <span className={classNames(styles.box, singleFields.includes(field) && styles.round)} />
      ) : null}
      <span>{label}</span>{' '}
      <span className={styles.count}>
        <FormattedNumber value={count} />
      </span>
    </FilterLink>
  );
});
