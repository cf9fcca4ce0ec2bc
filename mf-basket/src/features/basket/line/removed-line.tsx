import { useId, useRef } from 'react';
import { fullProductName } from 'shared-contracts/product-name';
import { FormattedMessage, useShop } from 'shared-runtime';
import { Button, RotateCcwIcon } from 'shared-ui';
import type { RemovedLine as Removed } from '../../../domain/removed-line.ts';
import { LineForm } from './line-form.tsx';
import { useFocusIfLost } from './use-focus-if-lost.ts';
import styles from './basket-line.module.css';

interface RemovedLineProps {
  removed: Removed;
  version: number;
  isPending: boolean;
  onUndo: () => void;
}

/**
 * Takes the place of a removed line and offers to restore it. Its button receives the focus that was lost with the
 * line.
 */
export function RemovedLine({ removed, version, isPending, onUndo }: RemovedLineProps) {
  const { cartItemId, qty, item } = removed;
  const textId = useId();
  const button = useRef<HTMLButtonElement>(null);
  useFocusIfLost(button, item !== null);
  return (
    <li className={styles.removed}>
      <p id={textId}>
        <RemovedText item={item} />
      </p>
      <LineForm cartItemId={cartItemId} version={version} onSubmit={onUndo}>
        <input type="hidden" name="qty" value={qty} />
        <Button
          ref={button}
          type="submit"
          variant="secondary"
          size="small"
          pending={isPending}
          aria-describedby={textId}
        >
          <RotateCcwIcon size={18} aria-hidden="true" />
          <FormattedMessage id="removed.undo" />
        </Button>
      </LineForm>
    </li>
  );
}

/** Renders `Nordvind Ridge 92 has been removed.`, both in the list and in the live region. */
export function RemovedText({ item }: Pick<Removed, 'item'>) {
  const { locale } = useShop();
  if (item === null) return <FormattedMessage id="removed.unnamed" />;
  const product = fullProductName(item.brand_name, item.name, locale);
  return <FormattedMessage id="removed.product" values={{ product }} />;
}
