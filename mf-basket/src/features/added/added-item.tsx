import type { BasketItem } from 'shared-contracts/api/basket';
import { FormattedMessage } from 'shared-runtime';
import { Skeleton, VisuallyHidden } from 'shared-ui';
import { ItemFacts } from '../../components/item-facts.tsx';
import { ItemPicture } from '../../components/item-picture.tsx';
import { ItemSum } from '../../components/item-sum.tsx';
import styles from './added.module.css';

export function AddedItem({ item }: { item: BasketItem }) {
  return (
    <div className={styles.item}>
      <ItemPicture item={item} />
      <div>
        <ItemFacts item={item} />
        <ItemSum item={item} />
      </div>
    </div>
  );
}

export function AddedLoading() {
  return (
    <div className={styles.item}>
      <Skeleton shape="portrait" />
      <div>
        <output>
          <VisuallyHidden>
            <FormattedMessage id="added.loading" />
          </VisuallyHidden>
        </output>
        <Skeleton width="40%" />
        <Skeleton width="80%" />
        <Skeleton width="60%" />
      </div>
    </div>
  );
}
