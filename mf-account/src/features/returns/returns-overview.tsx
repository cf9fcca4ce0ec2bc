import { signPath } from 'shared-contracts/pictures';
import { pictureOf } from 'shared-contracts/pictures';
import { paths } from 'shared-contracts/routes';
import { FormattedMessage } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { Badge, ButtonLink, classNames, EmptyState, Picture } from 'shared-ui';
import type { MemberReturns } from '../../api/returns.ts';
import { AccountCard } from '../../components/account-card.tsx';
import { hiddenText } from './hidden-text.tsx';
import { LastDay } from './last-day.tsx';
import { LongDay } from './long-day.tsx';
import { NextStep, ReturnCard, type ReturnCardProps } from './return-card.tsx';
import styles from './returns.module.css';

interface ReturnsOverviewProps extends MemberReturns {
  onCanceled: ReturnCardProps['onCanceled'];
}

/** Orders that can be returned, returns that are not finished, and the latest ones that are. */
export function ReturnsOverview({ orders, returns, finished = [], onCanceled }: ReturnsOverviewProps) {
  if (orders.length + returns.length + finished.length === 0) {
    return (
      <EmptyState
        drawing={signPath('empty-orders')}
        title={<FormattedMessage id="returns.empty.title" />}
        actions={<OrdersLink />}
      >
        <FormattedMessage id="returns.empty.text" />
      </EmptyState>
    );
  }
  return (
    <>
      {returns.map((each) => (
        <ReturnCard
          key={each.id}
          of={each}
          orderId={each.orderId}
          orderNumber={each.incrementId}
          onCanceled={onCanceled}
        />
      ))}
      {orders.length > 0 ? (
        <AccountCard
          align="stretch"
          className={styles.wide}
          heading={<FormattedMessage id="returns.returnable" />}
        >
          <ul role="list" className={styles.orders}>
            {orders.map((order) => (
              <ReturnableOrder key={order.id} order={order} />
            ))}
          </ul>
        </AccountCard>
      ) : null}
      {finished.length > 0 ? (
        <AccountCard
          align="stretch"
          className={styles.wide}
          heading={<FormattedMessage id="returns.finished" />}
        >
          <ul role="list" className={styles.orders}>
            {finished.map((each) => (
              <FinishedReturn key={each.id} of={each} />
            ))}
          </ul>
        </AccountCard>
      ) : null}
      <p>
        <OrdersLink />
      </p>
    </>
  );
}

/** A return with its end and the way to it. */
function FinishedReturn({ of }: { of: MemberReturns['returns'][number] }) {
  const { code, kind, state, stateLabel, createdAt, orderId, incrementId } = of;
  const isWithdrawal = kind === 'withdrawal';
  return (
    <li className={styles.finished}>
      <h3 className={classNames(styles.name, styles.heading)}>
        <Link to={paths.orderReturns(orderId)} className={styles.target}>
          <FormattedMessage id={isWithdrawal ? 'returns.withdrawal' : 'returns.return'} values={{ code }} />
        </Link>
        <Badge tone={state === 'refunded' ? 'success' : 'neutral'}>{stateLabel}</Badge>
      </h3>
      <p className={styles.muted}>
        <FormattedMessage
          id={isWithdrawal ? 'returns.withdrawnOn' : 'returns.requestedOn'}
          values={{ date: <LongDay key="date" value={createdAt} /> }}
        />
        {' · '}
        <FormattedMessage id="returns.order" values={{ number: incrementId }} />
      </p>
      <p>
        <NextStep of={of} />
      </p>
    </li>
  );
}

function ReturnableOrder({ order }: { order: MemberReturns['orders'][number] }) {
  const { id, incrementId, orderDate, images, qty, returnableUntil } = order;
  return (
    <li className={styles.order}>
      <ul role="list" aria-hidden="true" className={styles.pictures}>
        {images.map((image, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two items may have the same picture
          <li key={index} className={styles.picture}>
            <Picture {...pictureOf(image, { from: 80, to: 320 })} alt="" sizes="56px" />
          </li>
        ))}
      </ul>
      <div className={styles.facts}>
        <h3 className={styles.name}>
          <FormattedMessage id="returns.order" values={{ number: incrementId }} />
        </h3>
        <p className={styles.muted}>
          <FormattedMessage
            id="returns.placed"
            values={{ date: <LongDay key="date" value={orderDate} />, qty }}
          />
        </p>
        <p className={styles.muted}>
          <LastDay until={returnableUntil} />
        </p>
      </div>
      <ButtonLink as={Link} to={paths.orderReturns(id)} variant="secondary">
        <FormattedMessage id="returns.start" values={{ number: incrementId, hidden: hiddenText }} />
      </ButtonLink>
    </li>
  );
}

function OrdersLink() {
  return (
    <ButtonLink as={Link} to={paths.orders} variant="secondary">
      <FormattedMessage id="returns.orders" />
    </ButtonLink>
  );
}
