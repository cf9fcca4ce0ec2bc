import { memo } from 'react';
import { FormattedMessage } from 'shared-runtime';
import { StarIcon } from 'shared-ui';
import { reviewsId, type BrandPartProps } from './brand-part.ts';
import { useBrandContent } from './use-brand-content.ts';
import styles from './brand-content.module.css';

/** Renders the average of a brand's reviews as a link to them; nothing without reviews. */
export const BrandRating = memo(function BrandRating({ brandId }: BrandPartProps) {
  const content = useBrandContent(brandId);
  if (content === null || content.rating === null || content.reviews.length === 0) return null;
  return (
    <a href={`#${reviewsId}`} className={styles.rating}>
      <StarIcon className={styles.star} />
      <FormattedMessage id="brand.rating" values={content.rating} />
    </a>
  );
});
