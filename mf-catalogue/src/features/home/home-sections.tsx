import type { HomeData } from '../../api/home-query.ts';
import { ProductItems } from '../../components/product-card/product-grid.tsx';
import { homeSections } from '../../domain/home-sections.ts';
import { DeferredLowerSections } from './lower-sections.tsx';
import { HomeSection } from './home-section.tsx';
import { NoSales } from './no-sales.tsx';
import { SaleGrid } from './sale-grid.tsx';
import styles from './home-page.module.css';

/** Products below the first sale, so that they stand within the first two screens: one row of a desktop. */
const firstCards = 4;
/** Rendered widths of their pictures. */
const rowSizes = '(min-width: 1440px) 335px, (min-width: 768px) 24vw, 50vw';

/** Renders sales and products. A shop for members shows what is new first, an open one what sells best. */
export function HomeSections({ data }: { data: HomeData }) {
  const { lead, ...lower } = homeSections(data);
  const { newest, bestsellers } = data;
  const first = newest ?? bestsellers;
  const last = newest === undefined ? bestsellers.slice(firstCards) : bestsellers;
  return (
    <>
      {lead === null ? (
        <NoSales />
      ) : (
        <HomeSection id="sales" title="home.title">
          <SaleGrid sales={[lead]} hasLead />
        </HomeSection>
      )}
      {first.length === 0 ? null : (
        <HomeSection
          id="first-products"
          title={newest === undefined ? 'home.popular' : 'home.newest'}
          all="/products"
        >
          <ul className={styles.row}>
            <ProductItems cards={first.slice(0, firstCards)} headingLevel={3} sizes={rowSizes} />
          </ul>
        </HomeSection>
      )}
      <DeferredLowerSections
        sales={lower}
        departments={data.departments}
        bestsellers={last}
        upcoming={data.upcoming}
      />
    </>
  );
}
