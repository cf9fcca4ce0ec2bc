import type { Product } from 'shared-contracts/api/product';
import { FormattedMessage } from 'shared-runtime';
import styles from './product-details.module.css';

export function ProductDetails({ description, attributes }: Pick<Product, 'description' | 'attributes'>) {
  return (
    <div className={styles.details}>
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
