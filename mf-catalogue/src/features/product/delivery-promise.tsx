import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useShop } from 'shared-runtime';
import { RotateCcwIcon, TruckIcon } from 'shared-ui';
import { returnsQuery } from '../../api/returns-query.ts';
import styles from './delivery-promise.module.css';

/** Shows arrival and cost as returned by the API, and the return period. Unknown parts are left out. */
export function DeliveryPromise({ message }: { message: string | undefined }) {
  const { data } = useQuery(returnsQuery(useShop()));
  const days = data?.returnValidityDays;
  return (
    <ul className={styles.promises}>
      {message === undefined ? null : (
        <li className={styles.promise}>
          <TruckIcon />
          {message}
        </li>
      )}
      {days === undefined ? null : (
        <li className={styles.promise}>
          <RotateCcwIcon />
          <FormattedMessage id="product.returns" values={{ days }} />
        </li>
      )}
    </ul>
  );
}
