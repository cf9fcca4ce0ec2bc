import { useQuery } from '@tanstack/react-query';
import { paths } from 'shared-contracts/routes';
import { failureFromSearch } from 'shared-forms/failure';
import { FormattedMessage, useShop, type PageParams } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { foundOrderQuery } from '../../api/withdrawal.ts';
import { FocusedSteps } from '../../components/focused-steps.tsx';
import { EntryPage } from '../../components/entry-page.tsx';
import { Notice } from '../../components/notice.tsx';
import { ConfirmForm } from './confirm-form.tsx';
import { LookUpForm } from './look-up-form.tsx';
import { Receipt } from './receipt.tsx';
import styles from './withdrawal.module.css';

/**
 * Withdraws from a contract as the law asks for (2011/83/EU, article 11a): the order is named, the withdrawal is confirmed,
 * and a receipt has its time. Each step is an address of its own, so that it works without JavaScript.
 */
export function WithdrawalPage({ params }: { params: PageParams }) {
  const { token, receipt } = params.search;
  return (
    <FocusedSteps step={receipt ?? token ?? 'look-up'}>
      {receipt !== undefined ? (
        <Receipt code={receipt} />
      ) : token !== undefined ? (
        <Confirm params={params} token={token} />
      ) : (
        <LookUp params={params} />
      )}
    </FocusedSteps>
  );
}

interface StepProps {
  params: PageParams;
}

function LookUp({ params, isExpired = false }: StepProps & { isExpired?: boolean }) {
  return (
    <EntryPage
      title={<FormattedMessage id="withdrawal.title" />}
      lead={<FormattedMessage id="withdrawal.lead" />}
      other={<LawLink />}
    >
      {isExpired ? (
        <Notice kind="warning">
          <FormattedMessage id="withdrawal.expired" />
        </Notice>
      ) : null}
      <LookUpForm params={params} failure={isExpired ? null : failureFromSearch(params.search)} />
    </EntryPage>
  );
}

function Confirm({ params, token }: StepProps & { token: string }) {
  const { data: order } = useQuery(foundOrderQuery(useShop(), token));
  if (order === undefined) return null;
  if (order === null) return <LookUp params={params} isExpired />;
  return (
    <EntryPage
      title={<FormattedMessage id="withdrawal.title" />}
      lead={<FormattedMessage id="withdrawal.ofOrder" values={{ number: order.order }} />}
      other={
        <>
          <Link to={paths.withdraw()} className={styles.otherLink}>
            <FormattedMessage id="withdrawal.otherOrder" />
          </Link>{' '}
          <LawLink />
        </>
      }
    >
      {order.items.length > 0 ? (
        <ConfirmForm order={order} token={token} params={params} />
      ) : (
        <Notice kind="info">
          <FormattedMessage id="withdrawal.nothing" />
        </Notice>
      )}
    </EntryPage>
  );
}

function LawLink() {
  return (
    <Link to={paths.withdrawal} className={styles.otherLink}>
      <FormattedMessage id="withdrawal.law" />
    </Link>
  );
}
