import type { BasketItem } from 'shared-contracts/api/basket';
import { FormattedMessage, useMoneyFormat } from 'shared-runtime';
import { VisuallyHidden } from 'shared-ui';
import styles from './item.module.css';

/** Renders the quantity of a line, and its subtotal where prices are visible. */
export function ItemSum({ item }: { item: BasketItem }) {
  const format = useMoneyFormat();
  return (
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
  );
}
