import type { Product } from 'shared-contracts/api/product';
import { FormattedMessage } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { ProductPriceBlock } from '../../components/price/product-price.tsx';
import { SaleCountdown } from '../../components/sale/sale-countdown.tsx';
import styles from './product-summary.module.css';

/** Renders brand, name, price and countdown. */
export function ProductSummary({ product }: { product: Product }) {
  const { brand, name, price, dynamic, inStock } = product;
  return (
    <header className={styles.summary}>
      <Link to={brand.url} className={styles.brand}>
        {brand.name}
      </Link>
      <h1 className={styles.name}>{name}</h1>
      <div className={styles.price}>
        <ProductPriceBlock price={price} size="large" />
      </div>
      {inStock && dynamic.countdownClockWorthy && dynamic.endDate !== null ? (
        <p className={styles.clock}>
          <span className={styles.ends}>
            <FormattedMessage id="sale.endsIn" />
          </span>
          <SaleCountdown endDate={dynamic.endDate} />
        </p>
      ) : null}
      {dynamic.socialProofMessage === null ? null : (
        <p className={styles.proof}>{dynamic.socialProofMessage}</p>
      )}
    </header>
  );
}
