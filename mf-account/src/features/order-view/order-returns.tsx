import { useQuery } from '@tanstack/react-query';
import { paths } from 'shared-contracts/routes';
import { FormattedMessage, useMoneyFormat, useShop } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { Badge } from 'shared-ui';
import { orderReturnsQuery, type OrderReturn } from '../../api/returns.ts';
import { AccountCard } from '../../components/account-card.tsx';
import shared from '../../components/order/order.module.css';
import styles from './order-view.module.css';

/** The returns of the order with their states, and the way to them; nothing while there are none. */
export function OrderReturnsCard({ orderId }: { orderId: number }) {
  const { data } = useQuery(orderReturnsQuery(useShop(), orderId));
  if (data === undefined || data.returns.length === 0) return null;
  return (
    <AccountCard align="stretch" heading={<FormattedMessage id="account.returns" />} className={shared.wide}>
      <ul role="list" className={styles.returns}>
        {data.returns.toReversed().map((each) => (
          <ListedReturn key={each.id} of={each} orderId={orderId} />
        ))}
      </ul>
    </AccountCard>
  );
}

function ListedReturn({ of, orderId }: { of: OrderReturn; orderId: number }) {
  const format = useMoneyFormat();
  const { code, kind, state, stateLabel, refund, refunded } = of;
  return (
    <li className={shared.lead}>
      <Link to={paths.orderReturns(orderId)} className={styles.target}>
        <FormattedMessage
          id={kind === 'withdrawal' ? 'orders.returns.withdrawal' : 'orders.returns.return'}
          values={{ code }}
        />
      </Link>
      <Badge tone={state === 'refunded' ? 'success' : 'neutral'}>{stateLabel}</Badge>
      {refunded.amount > 0 ? (
        <span className={shared.muted}>
          <FormattedMessage
            id={refund === 'credit' ? 'orders.returns.credited' : 'orders.returns.refunded'}
            values={{ amount: format(refunded) }}
          />
        </span>
      ) : null}
    </li>
  );
}
