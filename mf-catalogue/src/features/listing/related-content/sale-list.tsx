import type { ReactNode } from 'react';
import type { Sale } from 'shared-contracts/api/catalogue';
import { SaleBanner } from '../../../components/sale/sale-banner.tsx';
import styles from './related-sales.module.css';

const maxSales = 4;

export interface SaleListProps {
  title: ReactNode;
  sales: readonly Sale[];
}

/** Renders links to running sales below a list; nothing without any. */
export function SaleList({ title, sales }: SaleListProps) {
  if (sales.length === 0) return null;
  return (
    <section aria-labelledby="related-sales" className={styles.section}>
      <h2 id="related-sales">{title}</h2>
      <ul className={styles.sales}>
        {sales.slice(0, maxSales).map((sale) => (
          <li key={sale.saleId}>
            <SaleBanner as="div" sale={sale} headingLevel={3} />
          </li>
        ))}
      </ul>
    </section>
  );
}
