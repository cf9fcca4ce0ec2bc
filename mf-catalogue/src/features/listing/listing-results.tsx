import type { ProductCard } from 'shared-contracts/api/catalogue';
import { Grid } from 'shared-ui';
import { ProductItems } from '../../components/product-card/product-grid.tsx';
import type { ListingSelection } from '../../domain/listing/listing-selection.ts';
import { shownPages, type Pagination } from '../../domain/listing/list-pages.ts';
import { FurtherPage } from './further-page.tsx';
import { useIsListChanging } from './use-list-links.ts';
import styles from './listing.module.css';

/** About one row on a desktop, which is visible when the page opens. */
const eagerPictures = 4;
/** Rendered widths of the pictures beside the filters: four, three, three and two columns. */
const pictureSizes =
  '(min-width: 1440px) 264px, (min-width: 1401px) 18vw, (min-width: 1025px) 23vw, (min-width: 768px) 31vw, 46vw';

export interface ListingResultsProps {
  selection: ListingSelection;
  /** Products of the first shown page. */
  items: readonly ProductCard[];
  pagination: Pagination;
  /** True while the products of another list are loaded. */
  isOutdated: boolean;
}

export function ListingResults({ selection, items, pagination, isOutdated }: ListingResultsProps) {
  const isBusy = useIsListChanging() || isOutdated;
  return (
    <div aria-busy={isBusy || undefined} className={styles.results}>
      <Grid as="ul" className={styles.grid}>
        <ProductItems cards={items} eagerCount={eagerPictures} sizes={pictureSizes} />
        {shownPages(pagination)
          .slice(1)
          .map((page) => (
            <FurtherPage key={page} selection={selection} page={page} sizes={pictureSizes} />
          ))}
      </Grid>
    </div>
  );
}
