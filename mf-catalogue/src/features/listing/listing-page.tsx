import { useMemo } from 'react';
import type { PageParams } from 'shared-runtime';
import { PageBreadcrumbs } from '../../components/page/page-breadcrumbs.tsx';
import { PageFrame } from '../../components/page/page-frame.tsx';
import { SalePicture } from '../../components/sale/sale-picture.tsx';
import { readListingState, readSubject } from '../../domain/listing/listing-selection.ts';
import { isBrandStart } from '../../domain/listing/brand-start.ts';
import { listingBreadcrumbs } from '../../domain/breadcrumbs.ts';
import {
  DeferredBrandRating,
  DeferredBrandStart,
  DeferredBrandStories,
} from './brand-content/deferred-brand-content.ts';
import { DeferredRelatedSales, DeferredSubcategories } from './related-content/deferred-related-content.ts';
import { Listing } from './listing.tsx';
import { SaleStatus } from './sale-status.tsx';
import { useListing } from './use-listing.ts';
import styles from './listing-page.module.css';

/** Renders the page of a category, a brand or a sale. The first page of a brand has more than its list. */
export function ListingPage({ params }: { params: PageParams }) {
  const { entityId, pageType } = params;
  const subject = useMemo(() => readSubject({ entityId, pageType }), [entityId, pageType]);
  const selection = { ...subject, ...readListingState(params.search) };
  const { data } = useListing(selection);
  const heading = data?.heading;
  const brand =
    heading && isBrandStart(selection) ? { brandId: selection.brand_id, name: heading.name } : null;
  const sale = data?.sale;
  return (
    <PageFrame>
      {heading ? (
        <>
          <PageBreadcrumbs breadcrumbs={listingBreadcrumbs(heading)} />
          {sale ? (
            <div className={styles.picture}>
              <SalePicture image={sale.image} isFirst />
            </div>
          ) : null}
          <header className={styles.head}>
            <div className={styles.texts}>
              {heading.logo === null ? null : (
                <img src={heading.logo} alt="" width={200} height={80} className={styles.logo} />
              )}
              <h1>{heading.name}</h1>
              {sale && sale.summary !== '' ? <p className={styles.description}>{sale.summary}</p> : null}
              {heading.description === '' ? null : (
                <p className={styles.description}>{heading.description}</p>
              )}
              {brand === null ? null : <DeferredBrandRating key={brand.brandId} {...brand} />}
            </div>
            {sale ? <SaleStatus sale={sale} /> : null}
          </header>
        </>
      ) : null}
      {subject.category_id === undefined ? null : (
        <DeferredSubcategories key={subject.category_id} categoryId={subject.category_id} />
      )}
      {brand === null ? null : (
        <DeferredBrandStart key={`before ${brand.brandId}`} {...brand} total={data?.total ?? 0} />
      )}
      <Listing {...selection} />
      {brand === null ? (
        <DeferredRelatedSales subject={subject} />
      ) : (
        <DeferredBrandStories key={`after ${brand.brandId}`} {...brand} />
      )}
    </PageFrame>
  );
}
