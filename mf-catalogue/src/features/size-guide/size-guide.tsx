import { useQuery } from '@tanstack/react-query';
import type { OverlayProps } from 'shared-contracts/exposes';
import { FormattedMessage, useOverlay, useShop } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { sizeGuideQuery } from '../../api/size-guide-query.ts';
import { SizeGuideState } from './size-guide-state.tsx';
import styles from './size-guide.module.css';

/** Shows a size guide beside the product. It is also a page of its own. */
export function SizeGuide({ code, productId }: OverlayProps<'catalogue/size-guide'>) {
  const { titleId } = useOverlay();
  const guide = useQuery(sizeGuideQuery(useShop(), code, productId));
  return (
    <div className={styles.guide}>
      <h2 id={titleId} className={styles.title}>
        {guide.data?.title ?? <FormattedMessage id="product.sizeGuide" />}
      </h2>
      <SizeGuideState guide={guide} headingLevel={3} />
      <p>
        {/* In the place of the overlay's entry in the history, so that Back leads to the product. */}
        <Link to={`/${code}-size-guide`} replace className={styles.page}>
          <FormattedMessage id="guide.page" />
        </Link>
      </p>
    </div>
  );
}
