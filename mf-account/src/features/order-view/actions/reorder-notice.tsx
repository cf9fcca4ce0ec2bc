import { useEffect, useRef, type ReactNode } from 'react';
import { paths, type ReorderOutcome } from 'shared-contracts/routes';
import { FormattedMessage } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { Alert } from 'shared-ui';
import type { OrderItem } from '../../../api/order-details-query.ts';
import styles from './actions.module.css';

const reasonTexts: Record<ReorderOutcome['missing'][number]['reason'], string> = {
  not_sold: 'orders.reorder.not_sold',
  sold_out: 'orders.reorder.sold_out',
  basket_full: 'orders.reorder.basket_full',
  fitting_required: 'orders.reorder.fitting_required',
};

export interface ReorderNoticeProps {
  outcome: ReorderOutcome;
  /** Of the order. An outcome comes from the URL too, so an item of another order has no name here. */
  items: readonly OrderItem[];
  takesFocus: boolean;
}

/** Says what of the order is in the basket now, and what is not, with the reasons. */
export function ReorderNotice({ outcome: { added, missing }, items, takesFocus }: ReorderNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  const rows = missing.flatMap(({ itemId, qty, reason }) => {
    const item = items.find(({ id }) => id === itemId);
    return item === undefined ? [] : [{ item, qty, reason }];
  });
  return (
    <div ref={box} tabIndex={-1}>
      <Alert kind={rows.length === 0 ? 'success' : 'warning'}>
        <p>
          <FormattedMessage id="orders.reorder.added" values={{ count: added }} />
        </p>
        {rows.length === 0 ? null : (
          <>
            <p>
              <FormattedMessage id="orders.reorder.missing" />
            </p>
            <ul className={styles.missing}>
              {rows.map(({ item: { id, name, url }, qty, reason }) => (
                <li key={id}>
                  <FormattedMessage id={reasonTexts[reason]} values={{ qty, name, link: linkTo(url) }} />
                </li>
              ))}
            </ul>
          </>
        )}
        {added > 0 ? (
          <p>
            <Link to={paths.basket} className={styles.basket}>
              <FormattedMessage id="orders.reorder.basket" />
            </Link>
          </p>
        ) : null}
      </Alert>
    </div>
  );
}

const linkTo = (url: string) => (text: ReactNode) => (
  <Link key={url} to={url}>
    {text}
  </Link>
);
