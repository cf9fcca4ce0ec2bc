import { useId, type ReactNode } from 'react';
import type { Basket } from 'shared-contracts/api/basket';
import { FormattedMessage, useIntl } from 'shared-runtime';
import type { LineChange } from '../../api/update-line.ts';
import { itemGroups, type ItemGroup } from '../../domain/item-groups.ts';
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

/** The lines in one list, or in one for each parcel if the order is sent in several. */
export function BasketLines(props: BasketLinesProps) {
  const { basket, removed } = props;
  const intl = useIntl();
  const groups = itemGroups(basket);
  const [first] = groups;
  // A parcel is gone with its last line.
  const removedFrom = groups.find(({ id }) => id === removed?.groupId) ?? first;
  const linesOf = (group: ItemGroup) => (
    <Lines {...props} group={group} removed={group === removedFrom ? removed : null} />
  );
  if (first === undefined || groups.length === 1) {
    return (
      <ul role="list" className={styles.lines} aria-label={intl.formatMessage({ id: 'basket.lines' })}>
        {first ? linesOf(first) : null}
      </ul>
    );
  }
  return groups.map((group, index) => (
    <Parcel key={group.id} label={group.label} number={index + 1} count={groups.length}>
      {linesOf(group)}
    </Parcel>
  ));
}

interface ParcelProps {
  label: string;
  number: number;
  count: number;
  children: ReactNode;
}

function Parcel({ label, number, count, children }: ParcelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.parcel}>
      <h2 id={id} className={styles.parcelTitle}>
        <FormattedMessage id="basket.parcel" values={{ number, count }} /> <span>{label}</span>
      </h2>
      <ul role="list" className={styles.lines} aria-labelledby={id}>
        {children}
      </ul>
    </section>
  );
}

function Lines({
  basket: { version },
  group: { id: groupId, items },
  removed,
  restoredId,
  pending,
  onChange,
}: BasketLinesProps & { group: ItemGroup }) {
  const rows = items.map((item) => (
    <BasketLine
      key={item.cartItemId}
      item={item}
      version={version}
      pendingQty={pending.get(item.cartItemId)}
      isRestored={item.cartItemId === restoredId}
      onChange={(qty) => onChange({ cartItemId: item.cartItemId, qty, item, groupId })}
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
  return rows;
}
