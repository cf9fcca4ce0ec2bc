import { privacyPaths } from 'shared-contracts/routes';
import { FormattedMessage, type PageParams } from 'shared-runtime';
import { useCancelAccountDeletionByLink } from '../../api/privacy.ts';
import { CancelByLinkPage } from './cancel-by-link-page.tsx';

/** Cancels an account deletion by the mailed link. */
export function CancelAccountDeletionPage({ params }: { params: PageParams }) {
  return (
    <CancelByLinkPage
      search={params.search}
      action="/form/account-deletion-cancel-by-link"
      pathOf={privacyPaths.cancelAccountDeletion}
      send={useCancelAccountDeletionByLink()}
      title={<FormattedMessage id="cancelDeletion.title" />}
      lead={<FormattedMessage id="cancelDeletion.lead" />}
      submit={<FormattedMessage id="privacy.deletion.cancel" />}
      canceled={<FormattedMessage id="cancelDeletion.canceled" />}
      invalid={<FormattedMessage id="cancelDeletion.invalid" />}
    />
  );
}
