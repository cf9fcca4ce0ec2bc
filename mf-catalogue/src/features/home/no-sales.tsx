import { signPath } from 'shared-contracts/pictures';
import { FormattedMessage } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { ButtonLink, EmptyState } from 'shared-ui';

/** Says that no sale runs, with a way to all products. */
export function NoSales() {
  return (
    <EmptyState
      drawing={signPath('empty-sales')}
      title={<FormattedMessage id="home.noSales.title" />}
      actions={
        <ButtonLink as={Link} to="/products" variant="secondary">
          <FormattedMessage id="home.noSales.action" />
        </ButtonLink>
      }
    >
      <FormattedMessage id="home.noSales.text" />
    </EmptyState>
  );
}
