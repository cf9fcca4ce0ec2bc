import { useSuspenseQuery } from '@tanstack/react-query';
import { paths } from 'shared-contracts/routes';
import { useIntl, useShop, type PageParams } from 'shared-runtime';
import { Breadcrumbs } from 'shared-ui';
import { productQuery } from '../../api/product-query.ts';
import { PageFrame } from '../../components/page/page-frame.tsx';
import { renderLink } from '../../components/page/render-link.tsx';
import { jsonForScript, productJsonLd } from '../../domain/product-json-ld.ts';
import { BuyForm } from './buy-form.tsx';
import { DeliveryPromise } from './delivery-promise.tsx';
import { ProductDetails } from './product-details.tsx';
import { ProductGallery } from './product-gallery.tsx';
import { ProductSummary } from './product-summary.tsx';
import { SoldOut } from './sold-out.tsx';
import { usePictures } from './use-pictures.ts';
import styles from './product-page.module.css';

export function ProductPage({ params }: { params: PageParams }) {
  const intl = useIntl();
  const shop = useShop();
  const { data: product } = useSuspenseQuery(productQuery(shop, Number(params.entityId)));
  const { images, chooseOption } = usePictures(product);
  return (
    <PageFrame as="article">
      <Breadcrumbs
        label={intl.formatMessage({ id: 'breadcrumbs.label' })}
        items={[
          { label: intl.formatMessage({ id: 'breadcrumbs.home' }), href: paths.home },
          { label: product.category.name, href: product.category.url },
          { label: product.name },
        ]}
        renderLink={renderLink}
      />
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
      {/* Data, not code: the shop's policy lets no inline script run. */}
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: jsonForScript(productJsonLd(product)) }}
      />
    </PageFrame>
  );
}
