import { useSuspenseQuery } from '@tanstack/react-query';
import { FormattedMessage, useShop } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { productQuery } from '../../api/product-query.ts';
import styles from './links-without-scripts.module.css';

/**
 * Renders links to the product's category and brand for members whose browsers run no scripts: the server renders the rows
 * below a product for guests only.
 */
export function LinksWithoutScripts({ productId }: { productId: number }) {
  const shop = useShop();
  const { data: product } = useSuspenseQuery(productQuery(shop, productId));
  if (!shop.session.isUserLoggedIn) return null;
  const { category, brand } = product;
  return (
    <noscript>
      <ul className={styles.links}>
        <li>
          <Link to={category.url}>
            <FormattedMessage id="product.soldOut.action" values={{ category: category.name }} />
          </Link>
        </li>
        <li>
          <Link to={brand.url}>
            <FormattedMessage id="slider.brand" values={{ brand: brand.name }} />
          </Link>
        </li>
      </ul>
    </noscript>
  );
}
