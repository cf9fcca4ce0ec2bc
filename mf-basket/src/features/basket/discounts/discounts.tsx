import { useRef, useState } from 'react';
import type { Basket } from 'shared-contracts/api/basket';
import {
  useChangeDiscount,
  type DiscountChange,
  type DiscountFailure,
} from '../../../api/change-discount.ts';
import { CodeForm } from './code-form.tsx';
import { CodeList } from './code-list.tsx';
import { PointsForm } from './points-form.tsx';
import styles from './discounts.module.css';

interface DiscountsProps {
  basket: Basket;
  /** Code that a form without JavaScript was rejected with; null: none. */
  rejectedCode: string | null;
  onStart: () => void;
  /** Called for every failure but an unknown code, which the field shows. */
  onFailure: (code: DiscountFailure['code']) => void;
}

/** Codes and points of the basket. */
export function Discounts({ basket, rejectedCode, onStart, onFailure }: DiscountsProps) {
  const [isUnknown, setIsUnknown] = useState(rejectedCode !== null);
  const codeField = useRef<HTMLInputElement>(null);
  const { version, order, user } = basket;
  const { promoCodes, rewardPoints } = order.discounts;
  const { mutate, isPending, variables } = useChangeDiscount({
    onStart: () => {
      setIsUnknown(false);
      onStart();
    },
    onSuccess: () => {
      if (codeField.current) codeField.current.value = '';
    },
    onFailure: ({ code }) => {
      if (code === 'unknown_code') setIsUnknown(true);
      // Another tab has removed it.
      else onFailure(code === 'not_found' ? 'basket_changed' : code);
    },
  });
  const pending = isPending ? variables : null;
  const form = { version, onChange: (change: DiscountChange) => mutate(change) };

  return (
    <div className={styles.discounts}>
      <CodeForm
        {...form}
        fieldRef={codeField}
        isUnknown={isUnknown}
        entered={rejectedCode ?? ''}
        isPending={pending?.action === 'apply' && pending.type === 'promo'}
      />
      <CodeList
        {...form}
        codes={promoCodes}
        removing={pending?.action === 'remove' && pending.type === 'promo' ? pending.info : null}
      />
      <PointsForm
        {...form}
        points={user.loyaltyPoints}
        spent={rewardPoints}
        order={order}
        isPending={pending?.type === 'points'}
      />
    </div>
  );
}
