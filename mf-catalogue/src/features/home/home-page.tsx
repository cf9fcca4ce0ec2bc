import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { FormattedMessage, useSession, useShop } from 'shared-runtime';
import { homeQuery } from '../../api/home-query.ts';
import { LoadFailed } from '../../components/page/load-failed.tsx';
import { PageFrame } from '../../components/page/page-frame.tsx';
import { ProductGrid } from '../../components/product-card/product-grid.tsx';
import { Departments } from './departments.tsx';
import { HomeSkeleton } from './home-skeleton.tsx';
import { MembersStrip } from './members-strip.tsx';
import { Sales } from './sales.tsx';
import styles from './home-page.module.css';

export function HomePage() {
  const shop = useShop();
  const { group } = useSession();
  // Sign-in changes the group: the guest's data stays visible until the member's data is loaded.
  const query = useQuery({ ...homeQuery(shop, group), placeholderData: keepPreviousData });
  return (
    <PageFrame className={styles.page}>
      <h1 className={styles.title}>
        <FormattedMessage id="home.title" />
      </h1>
      {query.data ? (
        <>
          <Sales sales={query.data.sales} />
          <MembersStrip />
          <Departments departments={query.data.departments} />
          {query.data.bestsellers.length === 0 ? null : (
            <section aria-labelledby="bestsellers" className={styles.section}>
              <h2 id="bestsellers">
                <FormattedMessage id="home.bestsellers" />
              </h2>
              <ProductGrid cards={query.data.bestsellers} headingLevel={3} />
            </section>
          )}
        </>
      ) : query.isError ? (
        <LoadFailed isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
      ) : (
        <HomeSkeleton />
      )}
    </PageFrame>
  );
}
