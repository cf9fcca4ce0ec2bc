import { useId } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { FragmentProps } from 'shared-contracts/exposes';
import { FormattedMessage, useShop } from 'shared-runtime';
import { flashSalesQuery } from '../../api/flash-sales-query.ts';
import { SaleBanner } from '../../components/sale/sale-banner.tsx';
import { useRefreshAtTimes } from '../../components/sale/use-refresh-at-times.ts';
import styles from './flash-sale.module.css';

export type FlashSaleProps = FragmentProps<'catalogue/flash-sale'>;

/** Renders the banner of a running sale, or those of several below a heading; nothing without any. */
export function FlashSale({ saleId, count, title, headingLevel = 2 }: FlashSaleProps) {
  const headingId = useId();
  const { data, refetch } = useQuery(flashSalesQuery(useShop(), { saleId, count }));
  const sales = data?.sales ?? [];
  useRefreshAtTimes(
    sales.map(({ endDate }) => endDate),
    () => void refetch(),
  );
  const [first] = sales;
  if (first === undefined) return null;
  if (saleId !== undefined) return <SaleBanner sale={first} headingLevel={headingLevel} />;
  const Heading = `h${headingLevel}` as const;
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <Heading id={headingId}>{title ?? <FormattedMessage id="home.title" />}</Heading>
      <ul className={styles.sales}>
        {sales.map((sale) => (
          <li key={sale.saleId}>
            <SaleBanner sale={sale} headingLevel={headingLevel === 2 ? 3 : 4} />
          </li>
        ))}
      </ul>
    </section>
  );
}
