import type { Product } from 'shared-contracts/api/product';
import { FormattedMessage } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { ButtonLink } from 'shared-ui';
import styles from './sold-out.module.css';

/** Replaces the form of a sold-out product and links to its category. */
export function SoldOut({ category }: Pick<Product, 'category'>) {
  return (
    <div className={styles.soldOut}>
      <p className={styles.title}>
        <FormattedMessage id="product.soldOut.title" />
      </p>
      <p>
        <FormattedMessage id="product.soldOut.text" />
      </p>
      <ButtonLink as={Link} to={category.url} variant="secondary">
        <FormattedMessage id="product.soldOut.action" values={{ category: category.name }} />
      </ButtonLink>
    </div>
  );
}
