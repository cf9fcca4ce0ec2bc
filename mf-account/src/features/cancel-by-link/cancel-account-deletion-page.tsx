import { privacyPaths } from 'shared-contracts/routes';
import { FormattedMessage, type PageParams } from 'shared-runtime';
import { useKeepAccountByLink } from '../../api/privacy.ts';
import { CancelByLinkPage } from './cancel-by-link-page.tsx';

/** Keeps an account that is going to be deleted. */
export function CancelAccountDeletionPage({ params }: { params: PageParams }) {
  return (
    <CancelByLinkPage
      search={params.search}
      action="/form/account-deletion-cancel-by-link"
      pathOf={privacyPaths.cancelAccountDeletion}
      doneStatus="kept"
      send={useKeepAccountByLink()}
      title={<FormattedMessage id="cancelDeletion.title" />}
      lead={<FormattedMessage id="cancelDeletion.lead" />}
      submit={<FormattedMessage id="privacy.deletion.keep" />}
      done={<FormattedMessage id="cancelDeletion.done" />}
      invalid={<FormattedMessage id="cancelDeletion.invalid" />}
    />
  );
}
