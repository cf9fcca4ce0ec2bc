import { useQuery } from '@tanstack/react-query';
import type { OverlayProps } from 'shared-contracts/exposes';
import { fullProductName } from 'shared-contracts/product-name';
import { FormattedMessage, useOverlay, useShop } from 'shared-runtime';
import { productQuery } from '../../../api/product-query.ts';
import { LoadFailed } from '../../../components/page/load-failed.tsx';
import { LoadingNote } from '../../../components/page/loading-note.tsx';
import { VideoPlayer } from './video-player.tsx';
import styles from './product-video.module.css';

/** Renders the video of a product. The product is in the cache already if its page has opened the overlay. */
export function ProductVideo({ productId }: OverlayProps<'catalogue/product-video'>) {
  const { titleId } = useOverlay();
  const { store } = useShop();
  const product = useProduct(productId);
  return (
    <div className={styles.content}>
      <h2 id={titleId} className={styles.title}>
        {product.data === undefined ? (
          <FormattedMessage id="product.video.short" />
        ) : (
          <FormattedMessage
            id="product.video.title"
            values={{ name: fullProductName(product.data.brand.name, product.data.name, store.locale) }}
          />
        )}
      </h2>
      <ProductVideoState product={product} titleId={titleId} />
    </div>
  );
}

type ProductQuery = ReturnType<typeof useProduct>;

function useProduct(productId: number) {
  return useQuery(productQuery(useShop(), productId));
}

function ProductVideoState({ product, titleId }: { product: ProductQuery; titleId: string }) {
  const { data, isError, isFetching, refetch } = product;
  if (data?.video) return <VideoPlayer video={data.video} titleId={titleId} />;
  if (data) {
    return (
      <p>
        <FormattedMessage id="product.video.none" />
      </p>
    );
  }
  return isError ? <LoadFailed onRetry={() => void refetch()} isRetrying={isFetching} /> : <LoadingNote />;
}
