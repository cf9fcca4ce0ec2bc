import { useQuery } from '@tanstack/react-query';
import type { CallResponse } from 'shared-contracts/api/descriptor';
import type { sizeGuide } from 'shared-contracts/descriptors/product-facts';
import type { OverlayProps } from 'shared-contracts/exposes';
import { FormattedMessage, useOverlay, useShop } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { Skeleton } from 'shared-ui';
import { sizeGuideQuery } from '../../api/size-guide-query.ts';
import { LoadFailed } from '../../components/page/load-failed.tsx';
import { LoadingNote } from '../../components/page/loading-note.tsx';
import { SizeTable } from './size-table.tsx';
import styles from './size-guide.module.css';

/** Shows a size guide beside the product. It is also a page of its own. */
export function SizeGuide({ code }: OverlayProps<'catalogue/size-guide'>) {
  const { close, titleId } = useOverlay();
  const guide = useQuery(sizeGuideQuery(useShop(), code));
  return (
    <div className={styles.guide}>
      <h2 id={titleId} className={styles.title}>
        {guide.data?.title ?? <FormattedMessage id="product.sizeGuide" />}
      </h2>
      {guide.data ? <Guide guide={guide.data} /> : null}
      {guide.isPending ? <GuideLoading /> : null}
      {guide.isError ? (
        <LoadFailed onRetry={() => void guide.refetch()} isRetrying={guide.isFetching} />
      ) : null}
      <p>
        <Link to={`/${code}-size-guide`} onClick={close} className={styles.page}>
          <FormattedMessage id="guide.page" />
        </Link>
      </p>
    </div>
  );
}

function Guide({ guide }: { guide: CallResponse<typeof sizeGuide> }) {
  return (
    <>
      <p>{guide.intro}</p>
      <SizeTable title={guide.title} table={guide.table} />
      <h3 className={styles.how}>
        <FormattedMessage id="guide.how" />
      </h3>
      <p>{guide.how}</p>
    </>
  );
}

function GuideLoading() {
  return (
    <>
      <LoadingNote />
      <Skeleton />
      <Skeleton shape="block" height="16rem" />
    </>
  );
}
