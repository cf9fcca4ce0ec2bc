import type { Checkout } from 'shared-contracts/api/checkout';
import { useMoneyFormat } from 'shared-runtime';
import { AddressText } from '../../../components/address-text.tsx';
import { CollectPointText } from '../../../components/collect-point-text.tsx';
import { DeliveryPeriod } from '../../../components/delivery-period.tsx';
import styles from '../checkout.module.css';

/** What the finished step has decided: where to, how and when. */
export function DeliverySummary({ checkout }: { checkout: Checkout }) {
  const format = useMoneyFormat();
  const { address, methods, methodCode, collectPoint } = checkout.delivery;
  const method = methods.find(({ code }) => code === methodCode);
  return (
    <div className={styles.pair}>
      {address ? <AddressText address={address} /> : null}
      {method ? (
        <div className={styles.lines}>
          <strong>
            {method.label}
            {method.price.amount > 0 ? ` · ${format(method.price)}` : ''}
          </strong>
          <DeliveryPeriod from={method.etaFrom} to={method.etaTo} />
          {collectPoint && method.kind === 'collect' ? <CollectPointText point={collectPoint} /> : null}
        </div>
      ) : null}
    </div>
  );
}
