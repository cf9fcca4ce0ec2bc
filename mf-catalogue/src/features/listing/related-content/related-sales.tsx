import { memo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useShop } from 'shared-runtime';
import { relatedSalesQuery } from '../../../api/related-sales-query.ts';
import { SaleBanner } from '../../../components/sale/sale-banner.tsx';
import type { ListingSubject } from '../../../domain/listing/listing-selection.ts';
import styles from './related-sales.module.css';

const maxSales = 4;

export interface RelatedSalesProps {
  subject: ListingSubject;
}

/** Renders running sales near the subject of a list; nothing if there are none or they are not loaded. */
export const RelatedSales = memo(function RelatedSales({ subject }: RelatedSalesProps) {
  const sales = useQuery(relatedSalesQuery(useShop(), subject)).data?.sales ?? [];
  if (sales.length === 0) return null;
  return (
    <section aria-labelledby="related-sales" className={styles.section}>
      <h2 id="related-sales">
        <FormattedMessage id="listing.relatedSales" />
      </h2>
      <ul className={styles.sales}>
        {sales.slice(0, maxSales).map((sale) => (
          <li key={sale.saleId}>
            <SaleBanner as="div" sale={sale} headingLevel={3} />
          </li>
        ))}
      </ul>
    </section>
  );
});
