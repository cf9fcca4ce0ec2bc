import { paths } from 'shared-contracts/routes';
import { FormattedMessage, type PageParams } from 'shared-runtime';
import { useCancelEmailChangeByLink } from '../../api/cancel-email-change-by-link.ts';
import { CancelByLinkPage } from './cancel-by-link-page.tsx';

/** Keeps the present address of an account whose owner did not ask for another one. */
export function CancelEmailChangePage({ params }: { params: PageParams }) {
  return (
    <CancelByLinkPage
      search={params.search}
      action="/form/email-change-cancel-by-link"
      pathOf={paths.cancelEmailChange}
      send={useCancelEmailChangeByLink()}
      title={<FormattedMessage id="cancelEmailChange.title" />}
      lead={<FormattedMessage id="cancelEmailChange.lead" />}
      submit={<FormattedMessage id="cancelEmailChange.submit" />}
      canceled={<FormattedMessage id="cancelEmailChange.canceled" />}
      invalid={<FormattedMessage id="cancelEmailChange.invalid" />}
    />
  );
}
