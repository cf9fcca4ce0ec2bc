import { Skeleton } from 'shared-ui';
import { LoadingNote } from '../../components/page/loading-note.tsx';
import { ProductGridSkeleton } from '../../components/product-card/product-grid.tsx';

export function HomeSkeleton() {
  return (
    <>
      <LoadingNote />
      <Skeleton shape="banner" />
      <ProductGridSkeleton count={4} />
    </>
  );
}
