import type { Sale } from 'shared-contracts/api/catalogue';
import { signPath } from 'shared-contracts/pictures';
import { FormattedMessage } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { ButtonLink, EmptyState } from 'shared-ui';
import { SaleBanner } from '../../components/sale/sale-banner.tsx';
import styles from './home-page.module.css';

export function Sales({ sales }: { sales: readonly Sale[] }) {
  if (sales.length === 0) {
    return (
      <EmptyState
        drawing={signPath('empty-sales')}
        title={<FormattedMessage id="home.noSales.title" />}
        actions={
          <ButtonLink as={Link} to="/products" variant="secondary">
            <FormattedMessage id="home.noSales.action" />
          </ButtonLink>
        }
      >
        <FormattedMessage id="home.noSales.text" />
      </EmptyState>
    );
  }
  return (
    <ul className={styles.sales}>
      {sales.map((sale, index) => (
        <li key={sale.saleId}>
          <SaleBanner sale={sale} isFirst={index === 0} />
        </li>
      ))}
    </ul>
  );
}
