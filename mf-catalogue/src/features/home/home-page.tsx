import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSession, useShop } from 'shared-runtime';
import { homeQuery } from '../../api/home-query.ts';
import { LoadFailed } from '../../components/page/load-failed.tsx';
import { PageFrame } from '../../components/page/page-frame.tsx';
import { useRefreshAtTimes } from '../../components/sale/use-refresh-at-times.ts';
import { FirstScreen } from './first-screen/first-screen.tsx';
import { HomeSections } from './home-sections.tsx';
import { HomeSkeleton } from './home-skeleton.tsx';
import styles from './home-page.module.css';

export function HomePage() {
  const shop = useShop();
  // Sign-in changes the group: the guest's data stays visible until the member's data is loaded.
  const query = useQuery({ ...homeQuery(shop, useSession()), placeholderData: keepPreviousData });
  const { data } = query;
  useRefreshAtTimes(
    [
      ...(data?.sales.map((sale) => sale.endDate) ?? []),
      ...(data?.upcoming.map((sale) => sale.startDate) ?? []),
    ],
    () => void query.refetch(),
  );
  // The browser does not get the failure of the server: it hydrates the placeholders, and tries again.
  const hasFailed = query.isError && shop.side === 'browser';
  return (
    <PageFrame className={styles.page}>
      <FirstScreen brands={hasFailed && !data ? [] : data?.brands} points={data?.points} />
      {data ? (
        <HomeSections data={data} />
      ) : hasFailed ? (
        <LoadFailed isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
      ) : (
        <HomeSkeleton />
      )}
    </PageFrame>
  );
}
