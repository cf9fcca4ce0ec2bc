import type { Sale } from 'shared-contracts/api/catalogue';
import { FormattedMessage } from 'shared-runtime';
import { Badge } from 'shared-ui';
import { SaleCountdown, useHasEnded } from './sale-countdown.tsx';
import styles from './sale.module.css';

/** Shows the maximum saving and the countdown of a sale. */
export function SaleFacts({ sale }: { sale: Sale }) {
  const hasEnded = useHasEnded(sale.endDate);
  return (
    <div className={styles.facts}>
      {sale.maxDiscount === null ? null : (
        <Badge tone="sale">
          <FormattedMessage id="sale.upTo" values={{ saving: sale.maxDiscount }} />
        </Badge>
      )}
      <span className={styles.clock}>
        {hasEnded ? null : (
          <span className={styles.ends} aria-hidden="true">
            <FormattedMessage id="sale.endsIn" />
          </span>
        )}
        <SaleCountdown endDate={sale.endDate} />
      </span>
    </div>
  );
}
