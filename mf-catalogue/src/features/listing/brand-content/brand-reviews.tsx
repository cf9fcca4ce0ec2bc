import { FormattedDate, FormattedMessage } from 'shared-runtime';
import { StarIcon, VisuallyHidden } from 'shared-ui';
import type { BrandContent } from '../../../domain/brands/read-brand-content.ts';
import { reviewsId } from './brand-part.ts';
import styles from './brand-content.module.css';

export interface BrandReviewsProps extends Pick<BrandContent, 'rating' | 'reviews'> {
  name: string;
}

const maxRating = 5;

/** Renders the latest reviews of a brand; nothing without any. */
export function BrandReviews({ rating, reviews, name }: BrandReviewsProps) {
  if (reviews.length === 0) return null;
  return (
    <section id={reviewsId} aria-labelledby="reviews-title" className={styles.reviews}>
      <h2 id="reviews-title">
        <FormattedMessage id="brand.reviews" values={{ brand: name }} />
      </h2>
      <div>
        {rating === null ? null : (
          <p>
            <FormattedMessage id="brand.rating" values={rating} />
          </p>
        )}
        <p className={styles.note}>
          <FormattedMessage id="brand.reviews.note" />
        </p>
      </div>
      <ul className={styles.list}>
        {reviews.map((review) => (
          <li key={`${review.author} ${review.date}`} className={styles.review}>
            <Stars rating={review.rating} />
            <blockquote className={styles.text}>{review.text}</blockquote>
            <p className={styles.author}>
              {review.author}
              {', '}
              <FormattedDate value={review.date} month="long" year="numeric" timeZone="UTC" />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Stars({ rating }: { rating: number }) {
  return (
    <p className={styles.stars}>
      <VisuallyHidden>
        <FormattedMessage id="brand.stars" values={{ rating }} />
      </VisuallyHidden>
      {Array.from({ length: maxRating }, (_, index) => (
        <StarIcon key={index} className={index < rating ? styles.star : styles.missing} />
      ))}
    </p>
  );
}
