import { useQuery } from '@tanstack/react-query';
import type { CheckoutAddress } from 'shared-contracts/api/checkout';
import { useShop } from 'shared-runtime';
import { countriesQuery } from '../api/checkout-query.ts';
import { addressLines } from '../domain/address-lines.ts';
import styles from './address-text.module.css';

/** Renders an address as its country writes it. */
export function AddressText({ address }: { address: CheckoutAddress }) {
  const { data } = useQuery(countriesQuery(useShop(), 'billing'));
  return (
    <address className={styles.address}>
      {addressLines(address, data?.countries ?? []).map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two lines of an address may be equal
        <span key={index}>{line}</span>
      ))}
    </address>
  );
}
