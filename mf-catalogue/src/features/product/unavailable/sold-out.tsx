import type { Product } from 'shared-contracts/api/product';
import { FormattedMessage } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { ButtonLink } from 'shared-ui';
import styles from './sold-out.module.css';

/** Replaces the form of a product that is sold out, or that the store sells no more, and links to its category. */
export function SoldOut({ category, isSold }: Pick<Product, 'category' | 'isSold'>) {
  const kind = isSold === false ? 'gone' : 'soldOut';
  return (
    <div className={styles.soldOut}>
      <p className={styles.title}>
        <FormattedMessage id={`product.${kind}.title`} />
      </p>
      <p>
        <FormattedMessage id={`product.${kind}.text`} />
      </p>
      <ButtonLink as={Link} to={category.url} variant="secondary">
        <FormattedMessage id="product.soldOut.action" values={{ category: category.name }} />
      </ButtonLink>
    </div>
  );
}
