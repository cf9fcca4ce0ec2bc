import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl, useShop, type PageParams } from 'shared-runtime';
import { brandsQuery } from '../../api/brands-query.ts';
import { LoadFailed } from '../../components/page/load-failed.tsx';
import { LoadingNote } from '../../components/page/loading-note.tsx';
import { PageBreadcrumbs } from '../../components/page/page-breadcrumbs.tsx';
import { PageFrame } from '../../components/page/page-frame.tsx';
import { readTerm } from '../../domain/brands/filter-groups.ts';
import { BrandIndex } from './brand-index.tsx';
import styles from './brands-page.module.css';

/** Renders the brands of the store from A to Z. */
export function BrandsPage({ params }: { params: PageParams }) {
  const intl = useIntl();
  const query = useQuery(brandsQuery(useShop()));
  const term = readTerm(params.search['q']);
  return (
    <PageFrame className={styles.page}>
      <PageBreadcrumbs breadcrumbs={[{ name: intl.formatMessage({ id: 'brands.title' }) }]} />
      <h1 className={styles.title}>
        <FormattedMessage id="brands.title" />
      </h1>
      {query.data ? (
        <BrandIndex term={term} {...query.data} />
      ) : query.isError ? (
        <LoadFailed isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
      ) : (
        <LoadingNote />
      )}
    </PageFrame>
  );
}
