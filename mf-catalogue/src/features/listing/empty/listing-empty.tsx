import { signPath } from 'shared-contracts/pictures';
import { paths } from 'shared-contracts/routes';
import { FormattedMessage } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { ButtonLink, EmptyState } from 'shared-ui';
import type { ListingSelection } from '../../domain/listing/listing-selection.ts';
import { useListLinks } from './use-list-links.ts';

/** Renders the empty state: beyond the last page, no match for a term, or a list without products. */
export function ListingEmpty({ selection, total }: { selection: ListingSelection; total: number }) {
  const linkTo = useListLinks(selection);
  const kind = total > 0 ? 'pastEnd' : selection.s === undefined ? 'shelf' : 'search';
  return (
    <EmptyState
      drawing={signPath(kind === 'pastEnd' ? 'empty-not-found' : 'empty-search')}
      title={<FormattedMessage id={`listing.empty.${kind}.title`} values={{ term: selection.s }} />}
      actions={
        <ButtonLink as={Link} to={kind === 'pastEnd' ? linkTo({ p: 1 }) : paths.home} variant="secondary">
          <FormattedMessage id={`listing.empty.${kind}.action`} />
        </ButtonLink>
      }
    >
      <FormattedMessage id={`listing.empty.${kind}.text`} />
    </EmptyState>
  );
}
