import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useShop } from 'shared-runtime';
import { alternativesQuery } from '../../../api/alternatives-query.ts';
import { ProductGrid } from '../../../components/product-card/product-grid.tsx';
import styles from './alternatives.module.css';

/** Number of columns of a large screen. */
const maxShown = 4;

export interface AlternativesProps {
  productId: number;
}

/** Renders products of the same category that are in stock; nothing if there are none or they cannot be loaded. */
export function Alternatives({ productId }: AlternativesProps) {
  const { data } = useQuery(alternativesQuery(useShop(), productId));
  const cards = (data?.items ?? []).filter((card) => card.inStock).slice(0, maxShown);
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="product-alternatives" className={styles.alternatives}>
      <h2 id="product-alternatives">
        <FormattedMessage id="product.alternatives" />
      </h2>
      <ProductGrid cards={cards} headingLevel={3} />
    </section>
  );
}
