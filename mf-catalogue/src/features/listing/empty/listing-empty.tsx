import { signPath } from 'shared-contracts/pictures';
import { paths } from 'shared-contracts/routes';
import { FormattedMessage } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { ButtonLink, EmptyState } from 'shared-ui';
import type { ListingSelection } from '../../../domain/listing/listing-selection.ts';
import { useListLinks } from '../use-list-links.ts';
import { emptyKind } from './empty-kind.ts';
import { Suggestions } from './suggestions.tsx';

export interface ListingEmptyProps {
  selection: ListingSelection;
  total: number;
}

/** Renders the empty state: no match for filters or a term, beyond the last page, or a list without products. */
export function ListingEmpty({ selection, total }: ListingEmptyProps) {
  const linkTo = useListLinks(selection);
  const kind = emptyKind(selection, total);
  const isInList = kind === 'filtered' || kind === 'pastEnd';
  const firstPage = linkTo({ p: 1, ...(kind === 'filtered' && { filters: {} }) });
  return (
    <>
      <EmptyState
        drawing={signPath(kind === 'pastEnd' ? 'empty-not-found' : 'empty-search')}
        title={<FormattedMessage id={`listing.empty.${kind}.title`} values={{ term: selection.s }} />}
        actions={
          <>
            <ButtonLink as={Link} to={isInList ? firstPage : paths.home} variant="secondary">
              <FormattedMessage id={`listing.empty.${kind}.action`} />
            </ButtonLink>
            {kind === 'subject' && selection.brand_id !== undefined ? (
              <ButtonLink as={Link} to={paths.brandsIndex} variant="quiet">
                <FormattedMessage id="brands.title" />
              </ButtonLink>
            ) : null}
          </>
        }
      >
        <FormattedMessage id={`listing.empty.${kind}.text`} />
      </EmptyState>
      {isInList ? null : <Suggestions />}
    </>
  );
}
