import { useState } from 'react';
import type { Basket } from 'shared-contracts/api/basket';
import { fullProductName } from 'shared-contracts/product-name';
import { FormattedMessage, useIntl, useShop } from 'shared-runtime';
import { Alert, ClockIcon } from 'shared-ui';
import { usePendingQuantities, useUpdateLine } from '../../api/update-line.ts';
import type { FailureCode } from '../../domain/failure-message.ts';
import { BasketLine } from './basket-line.tsx';
import { EmptyBasket } from './basket-states.tsx';
import { BasketSummary } from './basket-summary.tsx';
import { FailureNotice, type Failure } from './failure-notice.tsx';
import styles from './basket.module.css';

interface BasketContentsProps {
  basket: Basket;
  /** What a form without JavaScript came back with. */
  formError: FailureCode | null;
  onRemoved: () => void;
}

export function BasketContents({ basket, formError, onRemoved }: BasketContentsProps) {
  const intl = useIntl();
  const { locale } = useShop();
  const [failure, setFailure] = useState<Failure | null>(formError && { code: formError, product: null });
  const pending = usePendingQuantities();
  const update = useUpdateLine({
    onStart: () => setFailure(null),
    onSuccess: ({ qty }) => {
      if (qty === 0) onRemoved();
    },
    onFailure: ({ code }, { item }) =>
      setFailure({ code, product: fullProductName(item.brand_name, item.name, locale) }),
  });
  const { items, order } = basket;

  return (
    <>
      {failure ? <FailureNotice failure={failure} onDismiss={() => setFailure(null)} /> : null}
      {items.length === 0 ? (
        <EmptyBasket />
      ) : (
        <div className={styles.columns}>
          <div className={styles.main}>
            <p className={styles.urgency}>
              <ClockIcon size={20} aria-hidden="true" />
              <FormattedMessage id="basket.notReserved" />
            </p>
            <Shortages messages={order.errorMessages} />
            <ul role="list" className={styles.lines} aria-label={intl.formatMessage({ id: 'basket.lines' })}>
              {items.map((item) => (
                <BasketLine
                  key={item.cartItemId}
                  item={item}
                  version={basket.version}
                  pendingQty={pending.get(item.cartItemId)}
                  onChange={(qty) => update.mutate({ item, qty })}
                />
              ))}
            </ul>
          </div>
          <BasketSummary order={order} isPending={pending.size > 0} />
        </div>
      )}
    </>
  );
}

/** The API words these itself: they name product and number. */
function Shortages({ messages }: { messages: readonly string[] }) {
  if (messages.length === 0) return null;
  return (
    <Alert kind="warning" title={<FormattedMessage id="basket.shortages" />}>
      <ul className={styles.shortages}>
        {messages.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </Alert>
  );
}
