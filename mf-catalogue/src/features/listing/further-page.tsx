import { useQuery } from '@tanstack/react-query';
import { useShop } from 'shared-runtime';
import { listingQuery } from '../../api/listing-query.ts';
import { LoadFailed } from '../../components/page/load-failed.tsx';
import { ProductItems, ProductItemsSkeleton } from '../../components/product-card/product-grid.tsx';
import type { ListingSelection } from '../../domain/listing/listing-selection.ts';
import styles from './listing.module.css';

export interface FurtherPageProps {
  selection: ListingSelection;
  page: number;
  /** Rendered widths of the pictures. */
  sizes: string;
}

/** Renders the products of a page by which the list was extended. Its failure leaves the other pages as they are. */
export function FurtherPage({ selection, page, sizes }: FurtherPageProps) {
  const query = useQuery(listingQuery(useShop(), selection, page));
  if (query.data) return <ProductItems cards={query.data.items} sizes={sizes} />;
  if (!query.isError) return <ProductItemsSkeleton count={8} />;
  return (
    <li className={styles.failed}>
      <LoadFailed isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
    </li>
  );
}
