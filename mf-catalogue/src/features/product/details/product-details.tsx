import type { Product } from 'shared-contracts/api/product';
import { FormattedMessage } from 'shared-runtime';
import { Description } from './product-description.tsx';
import { ShareLinks } from './share-links.tsx';
import styles from './product-details.module.css';

export interface ProductDetailsProps {
  product: Product;
  /** False if the description is beside the pictures. */
  isDescribed: boolean;
}

/** Renders description, notes and attributes in two columns of about the same height; nothing without any. */
export function ProductDetails({ product, isDescribed }: ProductDetailsProps) {
  const { description, attributes, notes = [] } = product;
  if (!isDescribed && attributes.length === 0 && notes.length === 0) return null;
  const hasTexts = notes.length > 0 || (isDescribed && description.length > 0);
  return (
    <div className={styles.details}>
      {hasTexts ? (
        <div className={styles.column}>
          {isDescribed ? <Description paragraphs={description} /> : null}
          <Notes kind="care" notes={notes} />
          <Notes kind="safety" notes={notes} />
        </div>
      ) : null}
      {isDescribed || attributes.length > 0 ? (
        <div className={styles.column}>
          <Attributes attributes={attributes} />
          {isDescribed ? <ShareLinks product={product} /> : null}
        </div>
      ) : null}
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
