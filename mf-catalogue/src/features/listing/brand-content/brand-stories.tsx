import { memo } from 'react';
import { FormattedMessage } from 'shared-runtime';
import { SaleList } from '../related-content/sale-list.tsx';
import type { BrandPartProps } from './brand-part.ts';
import { BrandReviews } from './brand-reviews.tsx';
import { useBrandContent } from './use-brand-content.ts';

/** Renders what follows the list of a brand: its running sales and its reviews; nothing of which there are none. */
export const BrandStories = memo(function BrandStories({ brandId, name }: BrandPartProps) {
  const content = useBrandContent(brandId);
  if (content === null) return null;
  return (
    <>
      <SaleList
        sales={content.sales}
        title={<FormattedMessage id="brand.sales" values={{ brand: name }} />}
      />
      <BrandReviews rating={content.rating} reviews={content.reviews} name={name} />
    </>
  );
});
