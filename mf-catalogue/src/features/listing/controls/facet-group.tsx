import { memo, useState } from 'react';
import type { Facet } from 'shared-contracts/api/listing';
import { useMaySeePrices } from 'shared-runtime';
import { isChosen } from '../../../domain/listing/toggle-filter.ts';
import type { FilterLinks } from '../use-list-links.ts';
import { FacetValues } from './facet-values.tsx';
import { PriceForm } from './price-form.tsx';
import type { FollowFilter } from './use-follow-filter.ts';
import styles from './filters.module.css';

export interface FacetGroupProps {
  /** Id of the filters that it belongs to. */
  panelId: string;
  facet: Facet;
  links: FilterLinks;
  follow: FollowFilter;
  isOpenAtFirst: boolean;
}

/** Renders a facet, which opens and closes without JavaScript too. */
export const FacetGroup = memo(function FacetGroup({
  panelId,
  facet,
  links,
  follow,
  isOpenAtFirst,
}: FacetGroupProps) {
  const { chosen } = links;
  const count = facet.values.filter(({ value }) => isChosen(chosen.filters, facet, value)).length;
  // Only at first: a group must not close when its last value is deselected.
  const [isOpen] = useState(isOpenAtFirst || facet.field === 'price' || count > 0);
  const maySeePrices = useMaySeePrices();
  if ((facet.field === 'price' || facet.field === 'discount') && !maySeePrices) return null;
  return (
    <details className={styles.group} open={isOpen}>
      <summary className={styles.summary}>
        {facet.label}
        {count > 0 ? <span className={styles.chosenCount}>{count}</span> : null}
      </summary>
      <FacetValues facet={facet} links={links} follow={follow} />
      {facet.field === 'price' ? <PriceForm id={`${panelId}-price`} chosen={chosen} /> : null}
    </details>
  );
});
