import type { BasketItem } from 'shared-contracts/api/basket';
import { FormattedMessage, useMoneyFormat } from 'shared-runtime';
import { Skeleton, VisuallyHidden } from 'shared-ui';
import { ItemFacts } from '../../components/item-facts.tsx';
import { ItemPicture } from '../../components/item-picture.tsx';
import styles from './added.module.css';

export function AddedItem({ item }: { item: BasketItem }) {
  const format = useMoneyFormat();
  return (
    <div className={styles.item}>
      <ItemPicture item={item} />
      <div>
        <ItemFacts item={item} />
        <p className={styles.sum}>
          <FormattedMessage id="item.quantity" values={{ qty: item.qty }} />
          {item.subtotal ? (
            <strong>
              <VisuallyHidden>
                <FormattedMessage id="item.subtotal" />{' '}
              </VisuallyHidden>
              {format(item.subtotal)}
            </strong>
          ) : null}
        </p>
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
