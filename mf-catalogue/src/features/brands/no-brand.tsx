import { signPath } from 'shared-contracts/pictures';
import { paths } from 'shared-contracts/routes';
import { FormattedMessage } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { ButtonLink, EmptyState } from 'shared-ui';

/** Renders what a search without a brand leads to: the search of the shop, or all products in a store without brands. */
export function NoBrand({ term }: { term: string }) {
  if (term === '') {
    return (
      <EmptyState
        drawing={signPath('empty-search')}
        title={<FormattedMessage id="listing.empty.subject.title" />}
        actions={
          <ButtonLink as={Link} to={paths.home} variant="secondary">
            <FormattedMessage id="listing.empty.subject.action" />
          </ButtonLink>
        }
      >
        <FormattedMessage id="listing.empty.subject.text" />
      </EmptyState>
    );
  }
  return (
    <EmptyState
      drawing={signPath('empty-search')}
      title={<FormattedMessage id="brands.none.title" values={{ term }} />}
      actions={
        <ButtonLink as={Link} to={paths.search(term)} variant="secondary">
          <FormattedMessage id="brands.none.action" />
        </ButtonLink>
      }
    >
      <FormattedMessage id="brands.none.text" />
    </EmptyState>
  );
}
