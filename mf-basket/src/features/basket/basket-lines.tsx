import type { Basket } from 'shared-contracts/api/basket';
import { useIntl } from 'shared-runtime';
import type { LineChange } from '../../api/update-line.ts';
import type { RemovedLine as Removed } from '../../domain/removed-line.ts';
import { BasketLine } from './line/basket-line.tsx';
import { RemovedLine } from './line/removed-line.tsx';
import styles from './basket.module.css';

interface BasketLinesProps {
  basket: Basket;
  /** The line that was removed last; null if it cannot be restored any more. */
  removed: Removed | null;
  /** Id of the line that was restored last. */
  restoredId: number | null;
  pending: ReadonlyMap<number, number>;
  onChange: (change: LineChange) => void;
}

export function BasketLines({ basket, removed, restoredId, pending, onChange }: BasketLinesProps) {
  const intl = useIntl();
  const { items, version } = basket;
  const rows = items.map((item) => (
    <BasketLine
      key={item.cartItemId}
      item={item}
      version={version}
      pendingQty={pending.get(item.cartItemId)}
      isRestored={item.cartItemId === restoredId}
      onChange={(qty) => onChange({ cartItemId: item.cartItemId, qty, item })}
    />
  ));
  if (removed) {
    // Its old place: lines are sorted by id.
    const index = items.filter(({ cartItemId }) => cartItemId < removed.cartItemId).length;
    rows.splice(
      index,
      0,
      <RemovedLine
        key={`removed-${removed.cartItemId}`}
        removed={removed}
        version={version}
        isPending={pending.has(removed.cartItemId)}
        onUndo={() => onChange(removed)}
      />,
    );
  }
  return (
    <ul role="list" className={styles.lines} aria-label={intl.formatMessage({ id: 'basket.lines' })}>
      {rows}
    </ul>
  );
}
