import { useState } from 'react';
import type { Basket } from 'shared-contracts/api/basket';
import { fullProductName } from 'shared-contracts/product-name';
import { FormattedMessage, useShop } from 'shared-runtime';
import { Alert, ClockIcon, VisuallyHidden } from 'shared-ui';
import { useIsChangingDiscount } from '../../api/change-discount.ts';
import { useDeliveryEstimates } from '../../api/use-delivery-estimates.ts';
import { usePendingQuantities, useUpdateLine } from '../../api/update-line.ts';
import type { FailureCode } from '../../domain/failure-message.ts';
import type { RemovedLine } from '../../domain/removed-line.ts';
import { AddedNotice } from './added-notice.tsx';
import { BasketLines } from './basket-lines.tsx';
import { EmptyBasket } from './basket-states.tsx';
import { BasketSummary } from './basket-summary.tsx';
import { Discounts } from './discounts/discounts.tsx';
import { FailureNotice, type Failure } from './failure-notice.tsx';
import { RemovedText } from './line/removed-line.tsx';
import styles from './basket.module.css';

interface BasketContentsProps {
  basket: Basket;
  /** When the basket was fetched or changed, milliseconds since 1970. */
  refreshedAt: number;
  /** Failure of a form that was posted without JavaScript. */
  formError: FailureCode | null;
  /** Lines to which sign-in has added, from the URL. */
  addedLines: readonly number[];
  /** Line that a form without JavaScript has removed. */
  formRemoved: RemovedLine | null;
  /** Code or points that a form without JavaScript was rejected with. */
  enteredCode: string | undefined;
}

export function BasketContents(props: BasketContentsProps) {
  const { formError, addedLines, formRemoved, enteredCode, refreshedAt } = props;
  const basket = useDeliveryEstimates(props.basket, refreshedAt);
  const { locale } = useShop();
  const [failure, setFailure] = useState<Failure | null>(
    formError && formError !== 'unknown_code' ? { code: formError, product: null } : null,
  );
  const isChangingDiscount = useIsChangingDiscount();
  const [removed, setRemoved] = useState(formRemoved);
  const [restoredId, setRestoredId] = useState<number | null>(null);
  const pending = usePendingQuantities();
  const update = useUpdateLine({
    onStart: () => setFailure(null),
    onSuccess: ({ cartItemId, qty, item, groupId }) => {
      if (qty === 0) setRemoved(item && { cartItemId, qty: item.qty, item, groupId });
      else if (cartItemId === removed?.cartItemId) setRemoved(null);
      setRestoredId(cartItemId === removed?.cartItemId ? cartItemId : null);
    },
    onFailure: ({ code }, { item }) =>
      setFailure({ code, product: item && fullProductName(item.brand_name, item.name, locale) }),
  });
  const { items, order } = basket;
  const isRemovedLineGone = items.every(({ cartItemId }) => cartItemId !== removed?.cartItemId);
  const list = (
    <BasketLines
      basket={basket}
      removed={isRemovedLineGone ? removed : null}
      restoredId={restoredId}
      pending={pending}
      onChange={update.mutate}
    />
  );

  return (
    <>
      <VisuallyHidden>
        <output>{isRemovedLineGone && removed ? <RemovedText item={removed.item} /> : null}</output>
      </VisuallyHidden>
      {failure ? <FailureNotice failure={failure} onDismiss={() => setFailure(null)} /> : null}
      <AddedNotice items={items} lineIds={addedLines} />
      {items.length === 0 ? (
        <>
          {removed ? list : null}
          <EmptyBasket />
        </>
      ) : (
        <div className={styles.columns}>
          <div className={styles.main}>
            <p className={styles.urgency}>
              <ClockIcon size={20} aria-hidden="true" />
              <FormattedMessage id="basket.notReserved" />
            </p>
            <Shortages messages={order.errorMessages} />
            {list}
          </div>
          <BasketSummary basket={basket} isPending={pending.size > 0 || isChangingDiscount}>
            <Discounts
              basket={basket}
              rejectedCode={formError === 'unknown_code' ? (enteredCode ?? '') : null}
              onStart={() => setFailure(null)}
              onFailure={(code) => setFailure({ code, product: null })}
            />
          </BasketSummary>
        </div>
      )}
    </>
  );
}

/** The API returns these as text, with product and number. */
function Shortages({ messages }: { messages: readonly string[] }) {
  if (messages.length === 0) return null;
  return (
    <Alert kind="warning" title={<FormattedMessage id="basket.shortages" />}>
      <ul className={styles.messageList}>
        {messages.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </Alert>
  );
}
