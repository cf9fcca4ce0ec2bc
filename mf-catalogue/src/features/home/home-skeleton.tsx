import { paths } from 'shared-contracts/routes';
import { FormattedMessage } from 'shared-runtime';
import { Alert, Skeleton } from 'shared-ui';
import { LoadingNote } from '../../components/page/loading-note.tsx';
import { ProductGridSkeleton } from '../../components/product-card/product-grid.tsx';

/** Renders placeholders. Without scripts nothing follows them, so a link loads the page again. */
export function HomeSkeleton() {
  return (
    <>
      <noscript>
        <Alert kind="danger" title={<FormattedMessage id="failed.title" />}>
          <a href={paths.home}>
            <FormattedMessage id="failed.retry" />
          </a>
        </Alert>
      </noscript>
      <LoadingNote />
      <Skeleton shape="banner" />
      <ProductGridSkeleton count={4} />
    </>
  );
}
