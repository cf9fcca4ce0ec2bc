import { FormattedMessage } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import type { ListingSelection } from '../../domain/listing/listing-selection.ts';
import { useListLinks } from './use-list-links.ts';
import styles from './listing.module.css';

interface CorrectedTermProps {
  selection: ListingSelection;
  /** What was searched instead of the term of the selection. */
  term: string;
}

/** Says which term is shown, and links the results of the term as it was entered. */
export function CorrectedTerm({ selection, term }: CorrectedTermProps) {
  const linkTo = useListLinks(selection);
  return (
    <p className={styles.corrected}>
      <FormattedMessage id="listing.corrected" values={{ term }} />{' '}
      <Link to={linkTo({ exact: true, p: 1, filters: {} })}>
        <FormattedMessage id="listing.literal" values={{ term: selection.s ?? '' }} />
      </Link>
    </p>
  );
}
