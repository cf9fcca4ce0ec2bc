import type { Product } from 'shared-contracts/api/product';
import { FormattedMessage } from 'shared-runtime';
import { ShareLinks } from './share-links.tsx';
import styles from './product-details.module.css';

export interface ProductDescriptionProps {
  product: Product;
}

/** Renders the description and links that share the product, in one column. */
export function ProductDescription({ product }: ProductDescriptionProps) {
  return (
    <div className={styles.column}>
      <Description paragraphs={product.description} />
      <ShareLinks product={product} />
    </div>
  );
}

export function Description({ paragraphs }: { paragraphs: Product['description'] }) {
  if (paragraphs.length === 0) return null;
  return (
    <section aria-labelledby="product-description" className={styles.section}>
      <h2 id="product-description">
        <FormattedMessage id="product.description" />
      </h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className={styles.text}>
          {paragraph}
        </p>
      ))}
    </section>
  );
}
