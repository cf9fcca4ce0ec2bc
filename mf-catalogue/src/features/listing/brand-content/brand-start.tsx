import { categoryPageSize } from 'shared-contracts/api/listing-page-size';
import { memo } from 'react';
import { FormattedMessage, useIntl } from 'shared-runtime';
import { CategoryLinks } from '../../../components/category-links/category-links.tsx';
import { BrandBestsellers } from './brand-bestsellers.tsx';
import type { BrandPartProps } from './brand-part.ts';
import { useBrandContent } from './use-brand-content.ts';
import styles from './brand-content.module.css';

export interface BrandStartProps extends BrandPartProps {
  /** Number of products in the list. */
  total: number;
}

/**
 * Renders what precedes the list of a brand: the categories with the most of its products, and its bestsellers, from which a
 * heading separates the list. A list of one page begins with the same products, so it has no bestsellers.
 */
export const BrandStart = memo(function BrandStart({ brandId, name, total }: BrandStartProps) {
  const intl = useIntl();
  const categories = useBrandContent(brandId)?.categories ?? [];
  return (
    <>
      <CategoryLinks label={intl.formatMessage({ id: 'listing.subcategories' })} categories={categories} />
      {total > categoryPageSize ? (
        <div className={styles.bestsellers}>
          <BrandBestsellers brandId={brandId} />
          <h2 className={styles.listTitle}>
            <FormattedMessage id="brand.list" values={{ brand: name }} />
          </h2>
        </div>
      ) : null}
    </>
  );
});
