import { FormattedMessage } from 'shared-runtime';
import type { ListingSelection } from '../../domain/listing/listing-selection.ts';
import type { Pagination } from '../../domain/listing/list-pages.ts';
import { DeferredControls } from './controls/deferred-controls.ts';
import { resultsStatusId } from './results-status-id.ts';
import styles from './listing.module.css';

export interface ListingToolbarProps {
  selection: ListingSelection;
  total: number;
  pagination: Pagination;
}

/** Shows the number of products, the button of the filters on narrow screens, and the orders. */
export function ListingToolbar({ selection, total, pagination }: ListingToolbarProps) {
  const { mode, current, count } = pagination;
  return (
    <div className={styles.bar}>
      <output id={resultsStatusId} tabIndex={-1} className={styles.total}>
        <FormattedMessage id="listing.total" values={{ total }} />
        {mode === 'change' && current > 1 ? (
          <>
            {' · '}
            <FormattedMessage id="listing.pageOf" values={{ page: current, count }} />
          </>
        ) : null}
      </output>
      <DeferredControls selection={selection} />
    </div>
  );
}
