import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useShop } from 'shared-runtime';
import { StarIcon } from 'shared-ui';
import { reviewQuery } from '../../../api/review-query.ts';
import styles from './first-screen.module.css';

/** Shows score and number of the store's reviews; nothing for a store without any. */
export function ReviewScore() {
  const { data, isPending } = useQuery(reviewQuery(useShop()));
  // Its line is reserved: what is below it must not move when the browser has loaded what the server had not.
  if (isPending) return <p className={styles.review} />;
  if (!data?.reviewScore || !data.reviewCount) return null;
  return (
    <p className={styles.review}>
      <StarIcon size={20} className={styles.star} />
      <FormattedMessage id="home.review" values={{ score: data.reviewScore, count: data.reviewCount }} />
    </p>
  );
}
