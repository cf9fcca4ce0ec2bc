import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { paths } from 'shared-contracts/routes';
import { failureFromSearch } from 'shared-forms/failure';
import { FormattedMessage, useSession, useShop, type PageParams } from 'shared-runtime';
import { Card } from 'shared-ui';
import { accountDetailsQuery } from '../../api/account-details-query.ts';
import { AccountLayout } from '../../components/account-layout/account-layout.tsx';
import { Notice } from '../../components/notice.tsx';
import { PendingEmail } from '../../components/pending-email.tsx';
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
  const [result, setResult] = useState<{ kind: Result; count: number } | null>(null);
  // The shell leaves this page after sign-out. Until then no data of the member may stay on screen.
  if (!isUserLoggedIn || data === undefined) return null;
  const { search } = params;
  const rejected = search['part'];
  const posted = result === null ? postedResult(search['status']) : null;
  const show = (kind: Result) => setResult((last) => ({ kind, count: (last?.count ?? 0) + 1 }));
  return (
    <AccountLayout page="account-edit">
      {posted ? <Notice>{resultTexts[posted]}</Notice> : null}
      {result ? (
        <Notice key={result.count} takesFocus>
          {resultTexts[result.kind]}
        </Notice>
      ) : null}
      <PendingEmail back={paths.accountInformation} onKept={() => show('kept')} />
      <DeferredAccountForms
        details={data}
        rejection={
          isAccountForm(rejected)
            ? { form: rejected, failure: failureFromSearch(search), entered: params.enteredValues }
            : null
        }
        onSaved={show}
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
