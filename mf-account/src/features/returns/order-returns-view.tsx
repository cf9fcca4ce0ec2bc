import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { paths } from 'shared-contracts/routes';
import { FailureAlert, failureFromSearch } from 'shared-forms/failure';
import { FormattedMessage, useIntl, useShop, type PageParams } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { ButtonLink } from 'shared-ui';
import { orderReturnsQuery, type OrderReturns } from '../../api/returns.ts';
import { AccountCard } from '../../components/account-card.tsx';
import { AccountLayout } from '../../components/account-layout/account-layout.tsx';
import { Notice } from '../../components/notice.tsx';
import { ResultNotice, usePageResult } from '../../components/result-notice.tsx';
import { LastDay } from './last-day.tsx';
import { ReturnCard } from './return-card.tsx';
import { returnFailureMessages } from './return-failures.ts';
import { ReturnForm } from './return-form.tsx';
import styles from './returns.module.css';

const resultTexts = {
  requested: <FormattedMessage id="returns.requested" />,
} satisfies Record<string, ReactNode>;

interface OrderReturnsViewProps {
  orderId: number;
  params: PageParams;
}

/** The returns of one order, and the form of a new one while something may be returned. */
export function OrderReturnsView({ orderId, params }: OrderReturnsViewProps) {
  const intl = useIntl();
  const { data } = useQuery(orderReturnsQuery(useShop(), orderId));
  const result = usePageResult(resultTexts, params.search);
  const [last, setLast] = useState({ attempt: 0, isChanged: false });
  const failure = last.attempt === 0 ? failureFromSearch(params.search) : null;
  if (data === undefined) return null;
  const { incrementId, returns, returnable, returnableUntil, canWithdraw } = data;
  return (
    <AccountLayout
      page="returns"
      title={intl.formatMessage({ id: 'returns.titleOfOrder' }, { number: incrementId })}
      lead={
        <Link to={paths.orderView(orderId)} className={styles.target}>
          <FormattedMessage id="returns.viewOrder" />
        </Link>
      }
    >
      {failure ? <FailureAlert failure={failure} messages={returnFailureMessages} /> : null}
      <ResultNotice result={result} texts={resultTexts} />
      {last.isChanged ? (
        <Notice key={last.attempt} kind="warning" takesFocus>
          <FormattedMessage id="returns.failure.changed" />
        </Notice>
      ) : null}
      {returns.toReversed().map((each) => (
        <ReturnCard key={each.id} of={each} />
      ))}
      <AccountCard align="stretch" className={styles.wide} heading={<FormattedMessage id="returns.new" />}>
        {returnable.length > 0 && returnableUntil !== null ? (
          <>
            <p>
              <LastDay until={returnableUntil} />
            </p>
            <ReturnForm
              // Another form, with another key, after each result.
              key={last.attempt}
              orderId={orderId}
              items={returnable}
              entered={params.enteredValues}
              onDone={(outcome) => {
                setLast({ attempt: last.attempt + 1, isChanged: outcome === 'changed' });
                if (outcome === 'requested') result.show('requested');
                else result.clear();
              }}
            />
          </>
        ) : (
          <p>
            <NothingReturnable returns={data} />
          </p>
        )}
      </AccountCard>
      {canWithdraw ? <Withdrawal number={incrementId} /> : null}
    </AccountLayout>
  );
}

/** Says why nothing may be returned at present. */
function NothingReturnable({ returns: { returns, returnableUntil } }: { returns: OrderReturns }) {
  if (returnableUntil === null) return <FormattedMessage id="returns.nothing.undelivered" />;
  // The shop decides by its own clock: with returns, the pieces may be in them.
  return <FormattedMessage id={returns.length > 0 ? 'returns.nothing.left' : 'returns.nothing.ended'} />;
}

/** The right that the law gives, beside the shop's own returns. */
function Withdrawal({ number }: { number: string }) {
  return (
    <AccountCard className={styles.wide} heading={<FormattedMessage id="returns.law" />}>
      <p>
        <FormattedMessage id="returns.law.text" />
      </p>
      <ButtonLink as={Link} to={paths.withdraw(number)} variant="secondary">
        <FormattedMessage id="returns.law.withdraw" />
      </ButtonLink>
    </AccountCard>
  );
}
