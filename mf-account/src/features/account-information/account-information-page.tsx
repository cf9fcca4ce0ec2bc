import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paths } from 'shared-contracts/routes';
import { failureFromSearch } from 'shared-forms/failure';
import { FormattedMessage, useShop, type PageParams } from 'shared-runtime';
import { accountDetailsQuery } from '../../api/account-details-query.ts';
import { AccountCard } from '../../components/account-card.tsx';
import { AccountLayout } from '../../components/account-layout/account-layout.tsx';
import { PendingEmail } from '../../components/pending-email.tsx';
import { ResultNotice, usePageResult } from '../../components/result-notice.tsx';
import { DeferredAccountForms } from './deferred-account-forms.ts';
import { isAccountForm, type AccountFormName } from './account-form.ts';
import styles from './account-information.module.css';

/** The first three are the values of `paths.accountChanged`. */
type Result = 'saved' | 'email-change-requested' | 'password-changed' | 'email-change-canceled';

const resultTexts: Record<Result, ReactNode> = {
  saved: <FormattedMessage id="information.saved" />,
  'email-change-requested': <FormattedMessage id="information.emailRequested" />,
  'password-changed': <FormattedMessage id="information.passwordChanged" />,
  'email-change-canceled': <FormattedMessage id="security.emailChangeCanceled" />,
};

const resultOf: Record<AccountFormName, Result> = {
  details: 'saved',
  region: 'saved',
  email: 'email-change-requested',
  password: 'password-changed',
};

/** What the shop knows of the member, with a form for each part. For members only. */
export function AccountInformationPage({ params }: { params: PageParams }) {
  const { data } = useQuery(accountDetailsQuery(useShop()));
  const result = usePageResult(resultTexts, params.search);
  if (data === undefined) return null;
  const { search } = params;
  const rejected = search['part'];
  return (
    <AccountLayout page="account-edit">
      <ResultNotice result={result} texts={resultTexts} />
      <PendingEmail back={paths.accountInformation} onCanceled={() => result.show('email-change-canceled')} />
      <DeferredAccountForms
        details={data}
        rejection={
          isAccountForm(rejected)
            ? { form: rejected, failure: failureFromSearch(search), entered: params.enteredValues }
            : null
        }
        onSaved={(form) => result.show(resultOf[form])}
      />
      <AccountCard align="stretch" heading={<FormattedMessage id="information.referralCode" />}>
        <p className={styles.code}>{data.referralCode}</p>
      </AccountCard>
    </AccountLayout>
  );
}
