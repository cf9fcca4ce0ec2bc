import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useShop } from 'shared-runtime';
import { RotateCcwIcon, TruckIcon } from 'shared-ui';
import { returnsQuery } from '../../api/returns-query.ts';
import styles from './delivery-promise.module.css';

/** When it comes, and until when it can go back; the second only where the store says. */
export function DeliveryPromise() {
  const { data } = useQuery(returnsQuery(useShop()));
  const days = data?.returnValidityDays;
  return (
    <ul className={styles.promises}>
      <li className={styles.promise}>
        <TruckIcon />
        <FormattedMessage id="product.delivery" />
      </li>
      {days === undefined ? null : (
        <li className={styles.promise}>
          <RotateCcwIcon />
          <FormattedMessage id="product.returns" values={{ days }} />
        </li>
      )}
    </ul>
  );
}
