import { memo } from 'react';
import { useIntl } from 'shared-runtime';
import { CategoryLinks } from '../../../components/category-links/category-links.tsx';
import type { BrandPartProps } from './brand-part.ts';
import { useBrandContent } from './use-brand-content.ts';

/** Renders links to the categories with the most products of a brand; nothing if there are none or they are not loaded. */
export const BrandCategories = memo(function BrandCategories({ brandId }: BrandPartProps) {
  const intl = useIntl();
  const categories = useBrandContent(brandId)?.categories ?? [];
  return (
    <CategoryLinks label={intl.formatMessage({ id: 'listing.subcategories' })} categories={categories} />
  );
});
