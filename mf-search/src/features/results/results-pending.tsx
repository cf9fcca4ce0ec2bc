import { FormattedMessage } from 'shared-runtime';
import { Skeleton, VisuallyHidden } from 'shared-ui';
import styles from './results-page.module.css';

const cards = Array.from({ length: 8 }, (_, index) => `card-${index}`);

export function ResultsPending() {
  return (
    <div className={styles.cards}>
      <VisuallyHidden as="p">
        <FormattedMessage id="results.loading" />
      </VisuallyHidden>
      {cards.map((card) => (
        <div key={card}>
          <Skeleton shape="portrait" />
          <Skeleton width="40%" />
          <Skeleton width="80%" />
        </div>
      ))}
    </div>
  );
}
