import { pictureOf } from 'shared-contracts/pictures';
import { paths } from 'shared-contracts/routes';
import { FormattedMessage } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { ButtonLink, EmptyState, Picture } from 'shared-ui';
import type { MemberReturns } from '../../api/returns.ts';
import { AccountCard } from '../../components/account-card.tsx';
import { hiddenText } from './hidden-text.tsx';
import { LastDay } from './last-day.tsx';
import { LongDay } from './long-day.tsx';
import { ReturnCard, type ReturnCardProps } from './return-card.tsx';
import styles from './returns.module.css';

interface ReturnsOverviewProps extends MemberReturns {
  onCanceled: ReturnCardProps['onCanceled'];
}

/** Orders that can be returned, and returns that are not finished. */
export function ReturnsOverview({ orders, returns, onCanceled }: ReturnsOverviewProps) {
  if (orders.length === 0 && returns.length === 0) {
    return (
      <EmptyState title={<FormattedMessage id="returns.empty.title" />} actions={<OrdersLink />}>
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
      <p>
        <OrdersLink />
      </p>
    </>
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
