import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Product } from 'shared-contracts/api/product';
import { useShop, type PageParams } from 'shared-runtime';
import { pendingAdditionQuery } from '../../api/pending-addition-query.ts';
import { productQuery } from '../../api/product-query.ts';
import { PageBreadcrumbs } from '../../components/page/page-breadcrumbs.tsx';
import { PageFrame } from '../../components/page/page-frame.tsx';
import { colourField, preselection } from '../../domain/buying/preselection.ts';
import { restoredFields } from '../../domain/buying/restored-fields.ts';
import { productBreadcrumbs } from '../../domain/breadcrumbs.ts';
import { BuyForm } from './buy/buy-form.tsx';
import { DeferredDescription, DeferredDetails, DeferredFacts, DeferredGallery } from './deferred-parts.ts';
import { ProductSummary } from './product-summary.tsx';
import { DeferredAlternatives, DeferredSoldOut } from './unavailable/deferred-unavailable.ts';
import { usePictures } from './use-pictures.ts';
import styles from './product-page.module.css';

export interface ProductPageProps {
  params: PageParams;
  /** Shown below the product. */
  children?: ReactNode;
}

export function ProductPage({ params, children }: ProductPageProps) {
  const shop = useShop();
  const { data: product } = useSuspenseQuery(productQuery(shop, Number(params.entityId)));
  const { productId, inStock } = product;
  // Read without a subscription: it only sets the default values of the form.
  const sent = useQueryClient().getQueryData(pendingAdditionQuery(shop, productId).queryKey);
  const restored = restoredFields(sent?.addition);
  const preselected = preselection(product, {
    ...colourField(product, params.search['colour']),
    ...restored,
  });
  const isShort = !inStock || hasNoChoices(product);
  const { images, chooseOption } = usePictures(product, preselected);
  return (
    <PageFrame as="article">
      <div className={styles.breadcrumbs}>
        <PageBreadcrumbs breadcrumbs={productBreadcrumbs(product)} />
      </div>
      <div className={styles.layout}>
        <div className={styles.gallery}>
          <DeferredGallery images={images} isFaded={!inStock} productId={productId} video={product.video} />
        </div>
        <div className={styles.buy}>
          <ProductSummary product={product} />
          {inStock ? (
            <>
              <BuyForm
                product={product}
                path={params.path}
                formError={params.search['form_error']}
                restored={{ ...restored, ...preselected }}
                onFieldChange={chooseOption}
              />
              <DeferredFacts product={product} />
            </>
          ) : (
            <DeferredSoldOut category={product.category} isSold={product.isSold} />
          )}
        </div>
        {inStock ? null : (
          <div className={styles.alternatives}>
            <DeferredAlternatives productId={productId} />
          </div>
        )}
        {isShort ? (
          <div className={styles.description}>
            <DeferredDescription product={product} />
          </div>
        ) : null}
      </div>
      <div className={styles.details}>
        <DeferredDetails product={product} isDescribed={!isShort} />
      </div>
      {children}
    </PageFrame>
  );
}

/** The form of such a product is lower than the pictures: the description is below it instead of nothing. */
function hasNoChoices({ options, parts, fittingForm }: Product): boolean {
  return options.length === 0 && parts.length === 0 && fittingForm === null;
}
