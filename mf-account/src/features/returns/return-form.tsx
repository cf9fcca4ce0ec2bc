import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { returnRefunds } from 'shared-contracts/return-rules';
import { paths } from 'shared-contracts/routes';
import { FormattedMessage, useShop, type PageParams } from 'shared-runtime';
import { Alert } from 'shared-ui';
import { postedKeyQuery } from '../../api/posted-key-query.ts';
import { useCreateReturn, type ReturnableItem } from '../../api/returns.ts';
import { ActionForm } from '../../components/action-form.tsx';
import { returnChoice, textOf } from '../../domain/chosen-items.ts';
import { RefundChoice } from './refund-choice.tsx';
import { fieldId, ItemToReturn } from './item-to-return.tsx';
import { returnFailureMessages } from './return-failures.ts';
import styles from './returns.module.css';

export interface ReturnFormProps {
  orderId: number;
  items: readonly ReturnableItem[];
  /** After a rejected post without JavaScript. */
  entered: PageParams['enteredValues'];
  onDone: (outcome: 'requested' | 'changed') => void;
}

interface Invalid {
  isEmpty: boolean;
  withoutReason: readonly number[];
}

const nothingInvalid: Invalid = { isEmpty: false, withoutReason: [] };

/** Chooses pieces, says why they come back, and how to refund them. */
export function ReturnForm({ orderId, items, entered, onDone }: ReturnFormProps) {
  const prefix = useId();
  const { data: postedKey } = useQuery(postedKeyQuery(useShop(), 'return'));
  const createReturn = useCreateReturn(orderId);
  const [invalid, setInvalid] = useState(nothingInvalid);

  function validate(data: FormData): boolean {
    const { items: chosen, withoutReason } = returnChoice(data, items);
    const isEmpty = chosen.length === 0 && withoutReason.length === 0;
    setInvalid({ isEmpty, withoutReason });
    const [first] = isEmpty ? [fieldId(prefix, items[0]?.id ?? 0, 'qty')] : withoutReason.map(reasonId);
    if (first !== undefined) document.getElementById(first)?.focus();
    return !isEmpty && withoutReason.length === 0;
  }

  /** Removes the errors that a change has corrected, and shows no further ones. */
  function removeCorrected(data: FormData): void {
    const { items: chosen, withoutReason } = returnChoice(data, items);
    setInvalid((shown) => ({
      isEmpty: shown.isEmpty && chosen.length + withoutReason.length === 0,
      withoutReason: shown.withoutReason.filter((id) => withoutReason.includes(id)),
    }));
  }

  const reasonId = (id: number) => fieldId(prefix, id, 'reason');

  return (
    <ActionForm
      action="/form/create-return"
      back={paths.orderReturns(orderId)}
      hidden={{ order_id: String(orderId), ...(postedKey !== undefined && { idempotencyKey: postedKey }) }}
      failureMessages={returnFailureMessages}
      fields={
        <>
          {invalid.isEmpty ? (
            <Alert kind="danger">
              <p>
                <FormattedMessage id="returns.chooseItem" />
              </p>
            </Alert>
          ) : null}
          <ul role="list" className={styles.items}>
            {items.map((item) => (
              <ItemToReturn
                key={item.id}
                item={item}
                prefix={prefix}
                entered={entered}
                isReasonMissing={invalid.withoutReason.includes(item.id)}
              />
            ))}
          </ul>
          <RefundChoice currency={items[0]?.price.currency ?? ''} entered={entered?.['refund']} />
        </>
      }
      validate={validate}
      onChange={removeCorrected}
      send={(data) => {
        const refund = returnRefunds.find((each) => each === textOf(data, 'refund')) ?? 'original';
        return createReturn({ items: returnChoice(data, items).items, refund });
      }}
      onDone={(outcome) => onDone(outcome as 'requested' | 'changed')}
    >
      <FormattedMessage id="returns.submit" />
    </ActionForm>
  );
}
