import { useQuery } from '@tanstack/react-query';
import { paths } from 'shared-contracts/routes';
import { FormattedMessage, useSession, useShop } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { Badge, ButtonLink } from 'shared-ui';
import { orderHistoryQuery, type ListedOrder } from '../../api/order-history-query.ts';
import { AccountCard } from '../../components/account-card.tsx';
import styles from './dashboard.module.css';

/** Orders that are paid for or sent at the moment, as `current_orders` of the session counts them. */
const isCurrent = ({ state }: ListedOrder) => state === 'pending_payment' || state === 'placed';

/** The latest orders that are under way. Nothing without one: the navigation leads to all others. */
export function CurrentOrders() {
  const { isUserLoggedIn } = useSession();
  const { data } = useQuery({ ...orderHistoryQuery(useShop(), 1), enabled: isUserLoggedIn });
  const orders = data?.orders.filter(isCurrent) ?? [];
  if (orders.length === 0) return null;
  return (
    <AccountCard align="stretch" heading={<FormattedMessage id="dashboard.orders" />}>
      <ul role="list" className={styles.orders}>
        {orders.map(({ id, incrementId, statusLabel }) => (
          <li key={id} className={styles.order}>
            <Link to={paths.orderView(id)} className={styles.orderLink}>
              <FormattedMessage id="dashboard.order" values={{ number: incrementId }} />
            </Link>
            <Badge>{statusLabel}</Badge>
          </li>
        ))}
      </ul>
      <p>
        <ButtonLink as={Link} to={paths.orders} variant="secondary">
          <FormattedMessage id="dashboard.allOrders" />
        </ButtonLink>
      </p>
    </AccountCard>
  );
}
