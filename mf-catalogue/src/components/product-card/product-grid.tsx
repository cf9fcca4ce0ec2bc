import type { ProductCard as ProductCardData } from 'shared-contracts/api/catalogue';
import { Grid, Skeleton } from 'shared-ui';
import { ProductCard } from './product-card.tsx';
import styles from './product-grid.module.css';

export interface ProductGridProps {
  cards: readonly ProductCardData[];
  /** Number of pictures, from the start, that are not loaded lazily. @default 0 */
  eagerCount?: number;
  headingLevel?: 2 | 3;
}

export function ProductGrid({ cards, eagerCount = 0, headingLevel }: ProductGridProps) {
  return (
    <Grid as="ul">
      {cards.map((card, index) => (
        <li key={card.productId}>
          <ProductCard card={card} isEager={index < eagerCount} headingLevel={headingLevel} />
        </li>
      ))}
    </Grid>
  );
}

/** Renders a placeholder in the size of a grid that is being loaded. */
export function ProductGridSkeleton({ count = 8 }: { count?: number }) {
  return (
    <Grid aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.waiting}>
          <Skeleton shape="portrait" />
          <Skeleton width="40%" />
          <Skeleton width="75%" />
          <Skeleton width="30%" />
        </div>
      ))}
    </Grid>
  );
}
