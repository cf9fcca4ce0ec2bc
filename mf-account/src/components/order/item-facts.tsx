import type { ReactNode } from 'react';
import type { Money } from 'shared-contracts/money';
import { FormattedMessage, useMoneyFormat } from 'shared-runtime';
import styles from './order.module.css';

export interface ItemFactsProps {
  brandName: string;
  /** The name, possibly as a link. */
  name: ReactNode;
  options: readonly { name: string; value: string }[];
  qtyOrdered: number;
  /** Per piece. */
  price: Money;
  subtotal: Money;
  /** Below the options. */
  children?: ReactNode;
}

/** What was ordered, and what it costs: two cells of the row of an item. */
export function ItemFacts({
  brandName,
  name,
  options,
  qtyOrdered,
  price,
  subtotal,
  children,
}: ItemFactsProps) {
  const format = useMoneyFormat();
  return (
    <>
      <div className={styles.facts}>
        <p className={styles.muted}>{brandName}</p>
        {name}
        {options.map((option) => (
          <ItemOption key={option.name} {...option} />
        ))}
        {children}
      </div>
      <p className={styles.price}>
        <strong>{format(subtotal)}</strong>
        <span className={styles.muted}>
          <FormattedMessage id="orders.pieces" values={{ qty: qtyOrdered, price: format(price) }} />
        </span>
      </p>
    </>
  );
}

/** An option, or a part of a pack, with its value. */
export function ItemOption({ name, value }: { name: string; value: string }) {
  return (
    <p className={styles.muted}>
      <FormattedMessage id="orders.option" values={{ name, value }} />
    </p>
  );
}
