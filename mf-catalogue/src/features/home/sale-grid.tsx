import type { Sale } from 'shared-contracts/api/catalogue';
import { SaleBanner } from '../../components/sale/sale-banner.tsx';
import styles from './home-page.module.css';

export interface SaleGridProps {
  sales: readonly Sale[];
  /** Whether the first banner is the largest picture of the page. @default false */
  hasLead?: boolean;
}

/** Renders the banners of sales, two in a row on wide screens. */
export function SaleGrid({ sales, hasLead = false }: SaleGridProps) {
  return (
    <ul className={styles.sales}>
      {sales.map((sale, index) => (
        <li key={sale.saleId}>
          <SaleBanner sale={sale} isFirst={hasLead && index === 0} headingLevel={3} />
        </li>
      ))}
    </ul>
  );
}
