import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage, useShop } from 'shared-runtime';
import { addressCountriesQuery } from '../../api/addresses.ts';
import type { OrderDetails } from '../../api/order-details-query.ts';
import { addressLines, type WrittenAddress } from '../../domain/address-lines.ts';
import { AccountCard } from '../account-card.tsx';
import styles from './order.module.css';

export interface OrderPlacesProps {
  shippingAddress: WrittenAddress;
  billingAddress: WrittenAddress;
  collectPoint?: OrderDetails['collectPoint'];
  dispatchMethod: string;
  paymentMethod: string;
}

/** Where the order goes, how, and how it was paid. */
export function OrderPlaces(order: OrderPlacesProps) {
  const { shippingAddress, billingAddress, collectPoint = null, dispatchMethod, paymentMethod } = order;
  return (
    <AccountCard align="stretch" heading={<FormattedMessage id="orders.places" />}>
      <dl className={styles.places}>
        {collectPoint === null ? (
          <Place label="orders.shippingAddress">
            <Address address={shippingAddress} />
          </Place>
        ) : (
          <Place label="orders.collectPoint">
            <Lines
              lines={[
                collectPoint.name,
                collectPoint.street,
                `${collectPoint.postcode} ${collectPoint.city}`,
              ]}
            />
          </Place>
        )}
        <Place label="orders.billingAddress">
          <Address address={billingAddress} />
        </Place>
        <Place label="orders.dispatch">{dispatchMethod}</Place>
        <Place label="orders.payment">{paymentMethod}</Place>
      </dl>
    </AccountCard>
  );
}

/** `label`: message id. */
function Place({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <FormattedMessage id={label} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

function Address({ address }: { address: WrittenAddress }) {
  const { data } = useQuery(addressCountriesQuery(useShop()));
  const country = data?.countries.find(({ code }) => code === address.country_id);
  return <Lines lines={addressLines(address, country)} />;
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <address className={styles.address}>
      {lines.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two lines of an address may be equal
        <span key={index}>{line}</span>
      ))}
    </address>
  );
}
