import type { Sale } from 'shared-contracts/api/catalogue';
import { paths } from 'shared-contracts/routes';
import { FormattedMessage } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { Alert } from 'shared-ui';
import { useHasEnded } from '../../components/sale/sale-countdown.tsx';
import { SaleFacts } from '../../components/sale/sale-facts.tsx';
import { useRefreshAtEnd } from './use-refresh-at-end.ts';
import styles from './listing-page.module.css';

/** Shows saving and countdown of a sale beside its heading, or that it has ended with a link to the other sales. */
export function SaleStatus({ sale }: { sale: Sale }) {
  const hasEnded = useHasEnded(sale.endDate);
  useRefreshAtEnd(hasEnded);
  if (!hasEnded) return <SaleFacts sale={sale} />;
  return (
    <Alert kind="info">
      <p className={styles.ended}>
        <FormattedMessage id="sale.endedText" />
        <Link to={paths.home}>
          <FormattedMessage id="sale.others" />
        </Link>
      </p>
    </Alert>
  );
}
