import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { paths } from 'shared-contracts/routes';
import { failureFromSearch, FailureAlert } from 'shared-forms/failure';
import { FormattedMessage, useSession, useShop, type PageParams } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { privacyStatusQuery } from '../../api/privacy.ts';
import { AccountLayout } from '../../components/account-layout/account-layout.tsx';
import { Notice } from '../../components/notice.tsx';
import { failureMessages } from '../../domain/form-messages.ts';
import { AccountDeletion } from './account-deletion.tsx';
import { deletionPart } from './delete-account-form.tsx';
import { DataExport } from './data-export.tsx';
import { useExportPolling } from './use-export-polling.ts';

type Result = 'requested' | 'deletion' | 'kept';

const resultTexts: Record<Result, ReactNode> = {
  requested: <FormattedMessage id="privacy.requested" />,
  deletion: <FormattedMessage id="privacy.deletionRequested" />,
  kept: <FormattedMessage id="privacy.kept" />,
};

/** The export of the member's data and the deletion of the account. For members only. */
export function PrivacyPage({ params }: { params: PageParams }) {
  const { isUserLoggedIn } = useSession();
  const { data: status } = useQuery({
    ...privacyStatusQuery(useShop()),
    enabled: isUserLoggedIn,
    refetchInterval: useExportPolling(),
  });
  const [result, setResult] = useState<{ kind: Result; count: number } | null>(null);
  // The shell leaves this page after sign-out. Until then no data of the member may stay on screen.
  if (!isUserLoggedIn || status === undefined) return null;
  const posted = postedResult(params.search['status']);
  const shown = result?.kind ?? posted;
  const show = (kind: Result) => setResult((before) => ({ kind, count: (before?.count ?? 0) + 1 }));
  const failure = result === null ? failureFromSearch(params.search) : null;
  const isOfPassword = status.deletionAt === null && params.search['part'] === deletionPart;
  return (
    <AccountLayout page="account-privacy" lead={<Lead />}>
      {failure === null || isOfPassword ? null : (
        <FailureAlert failure={failure} messages={failureMessages} />
      )}
      {shown === null ? null : (
        <Notice key={result?.count ?? 0} takesFocus={result !== null}>
          {resultTexts[shown]}
        </Notice>
      )}
      <DataExport status={status} onRequested={() => show('requested')} />
      <AccountDeletion
        deletionAt={status.deletionAt}
        failure={isOfPassword ? failure : null}
        onRequested={() => show('deletion')}
        onKept={() => show('kept')}
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

function postedResult(status: string | undefined): Result | null {
  return status !== undefined && Object.hasOwn(resultTexts, status) ? (status as Result) : null;
}
