import { useQueries } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { signPath } from 'shared-contracts/pictures';
import { paths } from 'shared-contracts/routes';
import { agreementProviders } from 'shared-contracts/stored-payments';
import { failureFromSearch } from 'shared-forms/failure';
import { FormattedMessage, useShop, type PageParams } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { ButtonLink, EmptyState } from 'shared-ui';
import { agreementsQuery } from '../../api/billing-agreements.ts';
import { AccountCard } from '../../components/account-card.tsx';
import { AccountLayout } from '../../components/account-layout/account-layout.tsx';
import { ResultNotice, usePageResult } from '../../components/result-notice.tsx';
import { AgreementItem } from './agreement-item.tsx';
import styles from './billing-agreements.module.css';

const resultTexts = {
  deleted: <FormattedMessage id="agreements.deleted" />,
} satisfies Record<string, ReactNode>;

/** The payments that the shop's providers have stored for the member. For members only. */
export function BillingAgreementsPage({ params }: { params: PageParams }) {
  const shop = useShop();
  const result = usePageResult(resultTexts, params.search);
  const failure = result.count === 0 ? failureFromSearch(params.search) : null;
  const queries = useQueries({
    queries: agreementProviders.map((provider) => agreementsQuery(shop, provider)),
  });
  if (queries.some(({ data }) => data === undefined)) return null;
  const stored = agreementProviders.flatMap((provider, index) =>
    (queries[index]?.data?.agreements ?? []).map((agreement) => ({ provider, agreement })),
  );
  return (
    <AccountLayout page="billing-agreements" lead={<FormattedMessage id="agreements.lead" />}>
      <ResultNotice result={result} texts={resultTexts} />
      {stored.length > 0 ? (
        <AccountCard align="stretch" heading={<FormattedMessage id="agreements.stored" />}>
          <ul role="list" className={styles.agreements}>
            {stored.map(({ provider, agreement }) => (
              <AgreementItem
                key={`${provider} ${agreement.agreementId}`}
                provider={provider}
                agreement={agreement}
                failure={params.search['part'] === agreement.agreementId ? failure : null}
                onDeleted={() => result.show('deleted')}
              />
            ))}
          </ul>
        </AccountCard>
      ) : (
        <EmptyState
          drawing={signPath('empty-payments')}
          title={<FormattedMessage id="agreements.empty.title" />}
          actions={
            <ButtonLink as={Link} to={paths.account} variant="secondary">
              <FormattedMessage id="agreements.empty.back" />
            </ButtonLink>
          }
        >
          <FormattedMessage id="agreements.empty.text" />
        </EmptyState>
      )}
    </AccountLayout>
  );
}
