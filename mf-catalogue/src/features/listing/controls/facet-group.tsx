import { useState } from 'react';
import type { Facet } from 'shared-contracts/api/listing';
import { useMaySeePrices } from 'shared-runtime';
import type { ListingState } from '../../../domain/listing/listing-selection.ts';
import { isChosen } from '../../../domain/listing/toggle-filter.ts';
import { FacetValues } from './facet-values.tsx';
import { PriceForm } from './price-form.tsx';
import styles from './filters.module.css';

export interface FacetGroupProps {
  facet: Facet;
  chosen: ListingState;
  isOpenAtFirst: boolean;
}

/** Renders a facet, which opens and closes without JavaScript too. */
export function FacetGroup({ facet, chosen, isOpenAtFirst }: FacetGroupProps) {
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
      <FacetValues facet={facet} chosen={chosen} />
      {facet.field === 'price' ? <PriceForm chosen={chosen} /> : null}
    </details>
  );
}
