import { useState } from 'react';
import type { BasketItem } from 'shared-contracts/api/basket';
import { fullProductName } from 'shared-contracts/product-name';
import { FormattedMessage, useIntl, useShop } from 'shared-runtime';
import { Alert } from 'shared-ui';
import styles from './basket.module.css';

export interface AddedNoticeProps {
  items: readonly BasketItem[];
  /** Lines that the URL names as added. Those that this basket does not have are ignored. */
  lineIds: readonly number[];
}

/** Confirms what sign-in has added, in the words of the overlay that opens after an addition. */
export function AddedNotice({ items, lineIds }: AddedNoticeProps) {
  const intl = useIntl();
  const { locale } = useShop();
  const [isDismissed, setIsDismissed] = useState(false);
  const added = items.filter(({ cartItemId }) => lineIds.includes(cartItemId));
  if (isDismissed || added.length === 0) return null;
  return (
    <Alert
      kind="success"
      title={<FormattedMessage id="added.title" />}
      onDismiss={() => setIsDismissed(true)}
      dismissLabel={intl.formatMessage({ id: 'basket.dismiss' })}
    >
      <ul className={styles.messageList}>
        {added.map(({ cartItemId, brand_name: brand, name }) => (
          <li key={cartItemId}>{fullProductName(brand, name, locale)}</li>
        ))}
      </ul>
    </Alert>
  );
}
