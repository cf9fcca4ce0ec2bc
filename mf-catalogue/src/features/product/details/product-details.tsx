import type { Product } from 'shared-contracts/api/product';
import { FormattedMessage } from 'shared-runtime';
import { ShareLinks } from './share-links.tsx';
import styles from './product-details.module.css';

export interface ProductDetailsProps {
  product: Product;
}

export function ProductDetails({ product }: ProductDetailsProps) {
  const { description, attributes } = product;
  return (
    <div className={styles.details}>
      <div className={styles.column}>
        {description.length === 0 ? null : (
          <section aria-labelledby="product-description" className={styles.section}>
            <h2 id="product-description">
              <FormattedMessage id="product.description" />
            </h2>
            {description.map((paragraph) => (
              <p key={paragraph} className={styles.text}>
                {paragraph}
              </p>
            ))}
          </section>
        )}
        <ShareLinks product={product} />
      </div>
      {attributes.length === 0 ? null : (
        <section aria-labelledby="product-attributes" className={styles.section}>
          <h2 id="product-attributes">
            <FormattedMessage id="product.attributes" />
          </h2>
          <table aria-labelledby="product-attributes" className={styles.table}>
            <tbody>
              {attributes.map(({ label, value }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  );
}
