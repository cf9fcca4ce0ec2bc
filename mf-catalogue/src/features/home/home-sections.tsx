import type { HomeData } from '../../api/home-query.ts';
import { ProductGrid, ProductItems } from '../../components/product-card/product-grid.tsx';
import { homeSections } from '../../domain/home-sections.ts';
import { Departments } from './departments.tsx';
import { FurtherSales } from './further-sales.tsx';
import { HomeSection } from './home-section.tsx';
import { NoSales } from './no-sales.tsx';
import { SaleGrid } from './sale-grid.tsx';
import { UpcomingSales } from './upcoming-sales.tsx';
import styles from './home-page.module.css';

/** Products below the first sale, so that they stand within the first two screens: one row of a desktop. */
const firstCards = 4;
/** Rendered widths of their pictures. */
const rowSizes = '(min-width: 1440px) 335px, (min-width: 768px) 24vw, 50vw';

/** Renders sales and products. A shop for members shows what is new first, an open one what sells best. */
export function HomeSections({ data }: { data: HomeData }) {
  const { lead, followed, endingSoon, justStarted, more, rest } = homeSections(data);
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
      <Sales id="followed" title="home.followed" sales={followed} />
      <Sales id="ending-soon" title="home.endingSoon" sales={endingSoon} />
      <Sales id="just-started" title="home.justStarted" sales={justStarted} />
      <Sales id="more-sales" title="home.moreSales" sales={more} />
      <FurtherSales sales={rest} />
      <Departments departments={data.departments} />
      {last.length === 0 ? null : (
        <HomeSection id="bestsellers" title="home.bestsellers">
          <ProductGrid cards={last} headingLevel={3} />
        </HomeSection>
      )}
      {data.upcoming.length === 0 ? null : (
        <HomeSection id="upcoming" title="home.upcoming">
          <UpcomingSales sales={data.upcoming} />
        </HomeSection>
      )}
    </>
  );
}

interface SalesProps {
  id: string;
  title: string;
  sales: Parameters<typeof SaleGrid>[0]['sales'];
}

function Sales({ id, title, sales }: SalesProps) {
  if (sales.length === 0) return null;
  return (
    <HomeSection id={id} title={title}>
      <SaleGrid sales={sales} />
    </HomeSection>
  );
}
