import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paths } from 'shared-contracts/routes';
import { failureFromSearch, FailureAlert } from 'shared-forms/failure';
import { FormattedMessage, useSession, useShop, type PageParams } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { privacyStatusQuery } from '../../api/privacy.ts';
import { AccountLayout } from '../../components/account-layout/account-layout.tsx';
import { ResultNotice, usePageResult } from '../../components/result-notice.tsx';
import { failureMessages } from '../../domain/form-messages.ts';
import { AccountDeletion } from './account-deletion.tsx';
import { deletionPart } from './delete-account-form.tsx';
import { DataExport } from './data-export.tsx';
import { useExportPolling } from './use-export-polling.ts';

type Result = 'export-requested' | 'deletion-requested' | 'deletion-canceled';

const resultTexts: Record<Result, ReactNode> = {
  'export-requested': <FormattedMessage id="privacy.exportRequested" />,
  'deletion-requested': <FormattedMessage id="privacy.deletionRequested" />,
  'deletion-canceled': <FormattedMessage id="privacy.deletionCanceled" />,
};

/** The export of the member's data and the deletion of the account. For members only. */
export function PrivacyPage({ params }: { params: PageParams }) {
  const { isUserLoggedIn } = useSession();
  const { data: status } = useQuery({
    ...privacyStatusQuery(useShop()),
    enabled: isUserLoggedIn,
    refetchInterval: useExportPolling(),
  });
  const result = usePageResult(resultTexts, params.search);
  // The shell leaves this page after sign-out. Until then no data of the member may stay on screen.
  if (!isUserLoggedIn || status === undefined) return null;
  const failure = result.count === 0 ? failureFromSearch(params.search) : null;
  const isOfPassword = status.deletionAt === null && params.search['part'] === deletionPart;
  return (
    <AccountLayout page="account-privacy" lead={<Lead />}>
      {failure === null || isOfPassword ? null : (
        <FailureAlert failure={failure} messages={failureMessages} />
      )}
      <ResultNotice result={result} texts={resultTexts} />
      <DataExport status={status} onRequested={() => result.show('export-requested')} />
      <AccountDeletion
        deletionAt={status.deletionAt}
        failure={isOfPassword ? failure : null}
        onRequested={() => result.show('deletion-requested')}
        onCanceled={() => result.show('deletion-canceled')}
      />
    </AccountLayout>
  );
}

function Lead() {
  return (
    <FormattedMessage
      id="privacy.lead"
      values={{
        link: (text) => (
          <Link key="policy" to={paths.privacyPolicy}>
            {text}
          </Link>
        ),
      }}
    />
  );
}
