import type { Sale } from 'shared-contracts/api/catalogue';
import { FormattedMessage } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import styles from './further-sales.module.css';

/** Lists sales by name, closed at first. Without their pictures, of which the page has enough. */
export function FurtherSales({ sales }: { sales: readonly Sale[] }) {
  if (sales.length === 0) return null;
  return (
    <details className={styles.further}>
      <summary className={styles.summary}>
        <FormattedMessage id="home.allSales" values={{ count: sales.length }} />
      </summary>
      <ul className={styles.list}>
        {sales.map(({ saleId, url, title, brandName, maxDiscount }) => (
          <li key={saleId}>
            <Link to={url} className={styles.sale}>
              {brandName === '' ? null : <span className={styles.brand}>{brandName}</span>}
              <span className={styles.title}>{title}</span>
              {maxDiscount === null ? null : (
                <span className={styles.saving}>
                  <FormattedMessage id="sale.upTo" values={{ saving: maxDiscount }} />
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
