import type { CollectPoint } from 'shared-contracts/api/checkout';
import styles from './address-text.module.css';

export function CollectPointText({ point }: { point: CollectPoint }) {
  return (
    <address className={styles.address}>
      <span>{point.name}</span>
      <span>{point.street}</span>
      <span>
        {point.postcode} {point.city}
      </span>
    </address>
  );
}
