import { paths } from 'shared-contracts/routes';
import { FormattedMessage } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { ButtonLink } from 'shared-ui';
import type { OrderDetails } from '../../api/order-details-query.ts';
import styles from './order-view.module.css';

const states: ReadonlySet<OrderDetails['state']> = new Set(['placed', 'completed']);

/** The ways to returns and to the withdrawal function, whose pages say what is still possible. */
export function OrderAfterSales({ order: { id, incrementId, state } }: { order: OrderDetails }) {
  if (!states.has(state)) return null;
  return (
    <p className={styles.afterSales}>
      <ButtonLink as={Link} to={paths.orderReturns(id)} variant="secondary">
        <FormattedMessage id="orders.return" />
      </ButtonLink>
      <ButtonLink as={Link} to={paths.withdraw(incrementId)} variant="secondary">
        <FormattedMessage id="orders.withdraw" />
      </ButtonLink>
    </p>
  );
}
