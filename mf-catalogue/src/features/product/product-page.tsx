import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useShop, type PageParams } from 'shared-runtime';
import { pendingAdditionQuery } from '../../api/pending-addition-query.ts';
import { productQuery } from '../../api/product-query.ts';
import { PageBreadcrumbs } from '../../components/page/page-breadcrumbs.tsx';
import { PageFrame } from '../../components/page/page-frame.tsx';
import { restoredFields } from '../../domain/buying/restored-fields.ts';
import { productBreadcrumbs } from '../../domain/breadcrumbs.ts';
import { BuyForm } from './buy/buy-form.tsx';
import { DeliveryPromise } from './delivery-promise.tsx';
import { ProductDetails } from './product-details.tsx';
import { ProductGallery } from './product-gallery.tsx';
import { ProductSummary } from './product-summary.tsx';
import { SoldOut } from './sold-out.tsx';
import { usePictures } from './use-pictures.ts';
import styles from './product-page.module.css';

export interface ProductPageProps {
  params: PageParams;
  /** What stands below the product. */
  children?: ReactNode;
}

export function ProductPage({ params, children }: ProductPageProps) {
  const shop = useShop();
  const { data: product } = useSuspenseQuery(productQuery(shop, Number(params.entityId)));
  // Read without a subscription: it only sets the default values of the form.
  const sent = useQueryClient().getQueryData(pendingAdditionQuery(shop, product.productId).queryKey);
  const { images, chooseOption } = usePictures(product);
  return (
    <PageFrame as="article">
      <PageBreadcrumbs breadcrumbs={productBreadcrumbs(product)} />
      <div className={styles.layout}>
        <div className={styles.gallery}>
          <ProductGallery images={images} isFaded={!product.inStock} />
        </div>
        <div className={styles.buy}>
          <ProductSummary product={product} />
          {product.inStock ? (
            <BuyForm
              product={product}
              path={params.path}
              formError={params.search['form_error']}
              restored={restoredFields(sent?.addition)}
              onOption={chooseOption}
            />
          ) : (
            <SoldOut category={product.category} />
          )}
          <DeliveryPromise message={product.delivery?.message} />
        </div>
        <div className={styles.details}>
          <ProductDetails description={product.description} attributes={product.attributes} />
        </div>
      </div>
      {children}
    </PageFrame>
  );
}
