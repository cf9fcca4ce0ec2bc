import { paths } from 'shared-contracts/routes';
import { FormattedMessage, type PageParams } from 'shared-runtime';
import { useCancelEmailChangeByLink } from '../../api/cancel-email-change-by-link.ts';
import { CancelByLinkPage } from './cancel-by-link-page.tsx';

/** Cancels a change of the address by the link that was mailed to the present one. */
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
