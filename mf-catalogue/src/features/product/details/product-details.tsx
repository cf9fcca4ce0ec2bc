import type { Product } from 'shared-contracts/api/product';
import { FormattedMessage } from 'shared-runtime';
import { ShareLinks } from './share-links.tsx';
import styles from './product-details.module.css';

export interface ProductDetailsProps {
  product: Product;
}

export function ProductDetails({ product }: ProductDetailsProps) {
  const { description, attributes, notes = [] } = product;
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
      {attributes.length === 0 && notes.length === 0 ? null : (
        <div className={styles.column}>
          <Attributes attributes={attributes} />
          <Notes kind="care" notes={notes} />
          <Notes kind="safety" notes={notes} />
        </div>
      )}
    </div>
  );
}

function Attributes({ attributes }: Pick<Product, 'attributes'>) {
  if (attributes.length === 0) return null;
  return (
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
  );
}

function Notes({ kind, notes }: { kind: 'care' | 'safety'; notes: NonNullable<Product['notes']> }) {
  const shown = notes.filter((note) => note.kind === kind);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={`product-${kind}`} className={styles.section}>
      <h2 id={`product-${kind}`}>
        <FormattedMessage id={`product.${kind}`} />
      </h2>
      {shown.map(({ text }) => (
        <p key={text} className={styles.text}>
          {text}
        </p>
      ))}
    </section>
  );
}
