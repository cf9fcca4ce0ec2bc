import type { ShopImage } from 'shared-contracts/api/fields';
import type { Product } from 'shared-contracts/api/product';
import { pictureOf } from 'shared-contracts/pictures';
import { FormattedMessage, useOverlay } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { Picture, Skeleton } from 'shared-ui';
import { ProductPriceBlock } from '../../../components/price/product-price.tsx';
import { withoutReduction } from '../../../domain/price-display.ts';
import type { QuickAddProps } from './quick-add.tsx';
import styles from './quick-add.module.css';

export interface PanelHeaderProps extends Pick<QuickAddProps, 'card'> {
  /** Undefined until it is loaded. */
  product: Product | undefined;
  /** Picture of the chosen colour. */
  image: ShopImage | undefined;
}

const widths = { from: 240, to: 640 };
const sizes = '(min-width: 768px) 160px, 112px';

/** Renders picture, name and price of the panel's product, and links to its page. Its size does not change on load. */
export function PanelHeader({ product, card, image }: PanelHeaderProps) {
  const { titleId } = useOverlay();
  const brand = product?.brand.name ?? card?.brand_name;
  const url = card?.url ?? product?.url;
  const price = product?.inStock === false ? withoutReduction(product.price) : (product ?? card)?.price;
  return (
    <header className={styles.header}>
      <div className={styles.frame}>
        {/* Decorative: the heading beside it names the product. */}
        {image === undefined ? null : (
          <Picture
            {...pictureOf(image, widths)}
            alt=""
            sizes={sizes}
            priority="eager"
            className={styles.picture}
          />
        )}
      </div>
      <div className={styles.facts}>
        <p className={styles.brand}>{brand ?? <Skeleton width="6ch" />}</p>
        <h2 id={titleId} className={styles.title}>
          {(product ?? card)?.name ?? <FormattedMessage id="product.form" />}
        </h2>
        {product?.isSold === false ? null : (
          <div className={styles.price}>
            {price === undefined ? (
              <Skeleton width="8ch" />
            ) : (
              <ProductPriceBlock price={price} size="large" />
            )}
          </div>
        )}
        {/* Replaces the panel's entry in the history, so that Back leads to the list. */}
        {url === undefined ? null : (
          <Link to={url} replace className={styles.details}>
            <FormattedMessage id="product.allDetails" />
          </Link>
        )}
      </div>
    </header>
  );
}
