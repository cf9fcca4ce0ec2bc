import { memo } from 'react';
import { shareOnServer, useIntl } from 'shared-runtime';
import { Grid, Skeleton } from 'shared-ui';
import { ProductCard, type CardContent } from './product-card.tsx';
import styles from './product-grid.module.css';

export interface ProductItemsProps {
  cards: readonly CardContent[];
  /** Number of pictures, from the start, that are not loaded lazily. @default 0 */
  eagerCount?: number | undefined;
  headingLevel?: 2 | 3 | undefined;
  /** Rendered widths of the pictures. @default those of a grid as wide as the page */
  sizes?: string | undefined;
}

/** Characters of the link to members' prices that fit in one line of a card on a phone. */
const shortLink = 24;

export function ProductGrid(props: ProductItemsProps) {
  return (
    <Grid as="ul">
      <ProductItems {...props} />
    </Grid>
  );
}

/** Renders the items of a grid, which may have several pages of them. Is not rendered again for the same products. */
export const ProductItems = shareOnServer(
  memo(function ProductItems({ cards, eagerCount = 0, headingLevel, sizes }: ProductItemsProps) {
    const intl = useIntl();
    const link = intl.formatMessage({ id: 'price.members' }).length > shortLink ? 'long-link' : undefined;
    return cards.map((card, index) => (
      <li
        key={card.productId}
        className={styles.item}
        data-price={card.price.current === null ? link : 'shown'}
      >
        <ProductCard card={card} isEager={index < eagerCount} headingLevel={headingLevel} sizes={sizes} />
      </li>
    ));
  }),
);

/** Renders a placeholder in the size of a grid that is being loaded. */
export function ProductGridSkeleton({ count = 8 }: { count?: number }) {
  return (
    <Grid as="ul" aria-hidden="true">
      <ProductItemsSkeleton count={count} />
    </Grid>
  );
}

export function ProductItemsSkeleton({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <li key={index} aria-hidden="true" className={styles.waiting}>
      <Skeleton shape="portrait" />
      <Skeleton width="40%" />
      <Skeleton width="75%" />
      <Skeleton width="30%" />
    </li>
  ));
}
