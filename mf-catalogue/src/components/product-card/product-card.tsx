import { replaceEqualDeep } from '@tanstack/react-query';
import { memo } from 'react';
import type { ProductCard as ProductCardData } from 'shared-contracts/api/catalogue';
import { pictureOf } from 'shared-contracts/pictures';
import { FormattedMessage } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { Badge, Picture } from 'shared-ui';
import { priceDisplay } from '../../domain/price-display.ts';
import { productBadge } from '../../domain/product-badge.ts';
import { ProductPriceBlock } from '../price/product-price.tsx';
import { QuickAddLink } from './quick-add-link.tsx';
import styles from './product-card.module.css';

/** What a card shows of a product. */
export type CardContent = Omit<ProductCardData, 'sku' | 'productType'> &
  Partial<Pick<ProductCardData, 'productType'>>;

export interface ProductCardProps {
  card: CardContent;
  /** True in the first row of a page: its pictures are not loaded lazily. @default false */
  isEager?: boolean;
  /** @default 2 */
  headingLevel?: 2 | 3 | undefined;
  /** Rendered widths of the picture. @default those of a grid as wide as the page */
  sizes?: string | undefined;
}

const cardWidths = { from: 240, to: 640 };
/** Rendered widths of the picture at four, three and two columns. */
const cardSizes = '(min-width: 1440px) 330px, (min-width: 1025px) 23vw, (min-width: 768px) 31vw, 46vw';

function ProductCardView({ card, isEager = false, headingLevel = 2, sizes = cardSizes }: ProductCardProps) {
  const Heading = `h${headingLevel}` as const;
  const display = priceDisplay(card.price);
  const saving = display.kind === 'shown' ? display.saving : null;
  // There is room for one badge, and a sold-out product is neither new nor on sale.
  const note = card.inStock ? productBadge(card) : 'card.soldOut';
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        {/* Decorative: the heading beside it names the product. */}
        <Picture
          {...pictureOf(card.image, cardWidths)}
          alt=""
          sizes={sizes}
          priority={isEager ? 'eager' : 'lazy'}
          className={card.inStock ? styles.image : styles.faded}
        />
        {saving === null ? null : (
          <Badge tone="sale" className={styles.saving}>
            <FormattedMessage id="price.saving" values={{ saving }} />
          </Badge>
        )}
        {note === null ? null : (
          <Badge className={styles.note}>
            <FormattedMessage id={note} />
          </Badge>
        )}
      </div>
      <p className={styles.brand}>{card.brand_name}</p>
      <Heading className={styles.name}>
        <Link to={card.url} className={styles.link}>
          {card.name}
        </Link>
      </Heading>
      <div className={styles.price}>
        <ProductPriceBlock price={card.price} showSaving={false} className={styles.amounts} />
      </div>
      {card.inStock ? <QuickAddLink card={card} /> : null}
    </article>
  );
}

/** Is not rendered again for equal data: after a filter many products are the same, at another place in the answer. */
export const ProductCard = memo(
  ProductCardView,
  (former, props) => replaceEqualDeep(former, props) === former,
);
