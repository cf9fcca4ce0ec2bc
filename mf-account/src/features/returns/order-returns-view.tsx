import { useQuery } from '@tanstack/react-query';
import { paths } from 'shared-contracts/routes';
import { FormattedMessage, useIntl, useShop, type PageParams } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { ButtonLink } from 'shared-ui';
import { orderReturnsQuery, type OrderReturns } from '../../api/returns.ts';
import { AccountCard } from '../../components/account-card.tsx';
import { AccountLayout } from '../../components/account-layout/account-layout.tsx';
import { idParameter } from '../../domain/id-parameter.ts';
import { CancelQuestion } from './cancel-question.tsx';
import { LastDay } from './last-day.tsx';
import { ReturnCard } from './return-card.tsx';
import { ReturnForm } from './return-form.tsx';
import { useReturnResults } from './return-results.tsx';
import styles from './returns.module.css';

interface OrderReturnsViewProps {
  orderId: number;
  params: PageParams;
}

/** The returns of one order, and the form of a new one while something may be returned. */
export function OrderReturnsView({ orderId, params }: OrderReturnsViewProps) {
  const intl = useIntl();
  const { data } = useQuery(orderReturnsQuery(useShop(), orderId));
  const results = useReturnResults(params.search);
  if (data === undefined) return null;
  const { incrementId, returns, returnable, returnableUntil, canWithdraw } = data;
  const canceledId = results.count === 0 ? idParameter(params.search['cancel']) : null;
  const toCancel = returns.find(({ id, canCancel }) => id === canceledId && canCancel);
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
      {results.notice}
      {toCancel === undefined ? null : (
        <CancelQuestion of={toCancel} orderId={orderId} onDone={results.showCancellation} />
      )}
      {returns.toReversed().map((each) => (
        <ReturnCard key={each.id} of={each} orderId={orderId} onCanceled={results.showCancellation} />
      ))}
      <AccountCard align="stretch" className={styles.wide} heading={<FormattedMessage id="returns.new" />}>
        {returnable.length > 0 && returnableUntil !== null ? (
          <>
            <p>
              <LastDay until={returnableUntil} />
            </p>
            <ReturnForm
              // Another form, with another key, after each result.
              key={results.requestCount}
              orderId={orderId}
              items={returnable}
              entered={params.enteredValues}
              onDone={results.showRequest}
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
