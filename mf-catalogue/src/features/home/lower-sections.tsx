import type { Sale } from 'shared-contracts/api/catalogue';
import { deferHydration } from 'shared-runtime';
import type { HomeData } from '../../api/home-query.ts';
import { ProductGrid, type ProductItemsProps } from '../../components/product-card/product-grid.tsx';
import type { HomeSections } from '../../domain/home-sections.ts';
import { Departments } from './departments.tsx';
import { FurtherSales } from './further-sales.tsx';
import { HomeSection } from './home-section.tsx';
import { SaleGrid } from './sale-grid.tsx';
import { LayoutWhenNear } from './layout-when-near.tsx';
import { UpcomingSales } from './upcoming-sales.tsx';

export interface LowerSectionsProps {
  sales: Omit<HomeSections, 'lead'>;
  departments: HomeData['departments'];
  bestsellers: ProductItemsProps['cards'];
  upcoming: HomeData['upcoming'];
}

/** The sections of the home page below its first two screens. They are links, and hydrated after the content above. */
export const DeferredLowerSections = deferHydration(LowerSections);

function LowerSections({ sales, departments, bestsellers, upcoming }: LowerSectionsProps) {
  return (
    <LayoutWhenNear>
      <Sales id="followed" title="home.followed" sales={sales.followed} />
      <Sales id="ending-soon" title="home.endingSoon" sales={sales.endingSoon} />
      <Sales id="just-started" title="home.justStarted" sales={sales.justStarted} />
      <Sales id="more-sales" title="home.moreSales" sales={sales.more} />
      <FurtherSales sales={sales.rest} />
      <Departments departments={departments} />
      {bestsellers.length === 0 ? null : (
        <HomeSection id="bestsellers" title="home.bestsellers">
          <ProductGrid cards={bestsellers} headingLevel={3} />
        </HomeSection>
      )}
      {upcoming.length === 0 ? null : (
        <HomeSection id="upcoming" title="home.upcoming">
          <UpcomingSales sales={upcoming} />
        </HomeSection>
      )}
    </LayoutWhenNear>
  );
}

interface SalesProps {
  id: string;
  title: string;
  sales: readonly Sale[];
}

function Sales({ id, title, sales }: SalesProps) {
  if (sales.length === 0) return null;
  return (
    <HomeSection id={id} title={title}>
      <SaleGrid sales={sales} />
    </HomeSection>
  );
}
