import type { ReactNode } from 'react';
import styles from './fact.module.css';

export interface FactProps {
  icon: ReactNode;
  /** State of the stock, which has a colour. */
  stock?: 'in_stock' | 'last_items' | 'sold_out';
  children: ReactNode;
}

/** Renders an item of the list of facts. */
export function Fact({ icon, stock, children }: FactProps) {
  return (
    <li className={styles.fact} data-stock={stock}>
      {icon}
      <span>{children}</span>
    </li>
  );
}
