import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paths } from 'shared-contracts/routes';
import { failureFromSearch } from 'shared-forms/failure';
import { FormattedMessage, useSession, useShop, type PageParams } from 'shared-runtime';
import { Card } from 'shared-ui';
import { accountDetailsQuery } from '../../api/account-details-query.ts';
import { AccountLayout } from '../../components/account-layout/account-layout.tsx';
import { PendingEmail } from '../../components/pending-email.tsx';
import { ResultNotice, usePageResult } from '../../components/result-notice.tsx';
import { DeferredAccountForms } from './deferred-account-forms.ts';
import { isAccountForm, type AccountFormName } from './account-form.ts';
import styles from './account-information.module.css';

type Result = AccountFormName | 'kept';

const resultTexts: Record<Result, ReactNode> = {
  details: <FormattedMessage id="information.saved" />,
  region: <FormattedMessage id="information.saved" />,
  email: <FormattedMessage id="information.emailRequested" />,
  password: <FormattedMessage id="information.passwordChanged" />,
  kept: <FormattedMessage id="security.emailKept" />,
};

/** What the shop knows of the member, with a form for each part. For members only. */
export function AccountInformationPage({ params }: { params: PageParams }) {
  const { isUserLoggedIn } = useSession();
  const { data } = useQuery(accountDetailsQuery(useShop()));
  const result = usePageResult(postedResult(params.search['status']));
  // The shell leaves this page after sign-out. Until then no data of the member may stay on screen.
  if (!isUserLoggedIn || data === undefined) return null;
  const { search } = params;
  const rejected = search['part'];
  return (
    <AccountLayout page="account-edit">
      <ResultNotice result={result} texts={resultTexts} />
      <PendingEmail back={paths.accountInformation} onKept={() => result.show('kept')} />
      <DeferredAccountForms
        details={data}
        rejection={
          isAccountForm(rejected)
            ? { form: rejected, failure: failureFromSearch(search), entered: params.enteredValues }
            : null
        }
        onSaved={result.show}
      />
      <Card as="section" padding="large" className={styles.card}>
        <h2 className={styles.heading}>
          <FormattedMessage id="information.referralCode" />
        </h2>
        <p className={styles.code}>{data.referralCode}</p>
      </Card>
    </AccountLayout>
  );
}

/** Returns what a post without JavaScript has changed, see `paths.accountChanged`. */
function postedResult(status: string | undefined): Result | null {
  if (status === 'saved') return 'details';
  return status === 'email' || status === 'password' ? status : null;
}
