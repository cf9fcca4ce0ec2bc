import type { MouseEvent } from 'react';
import { useIntl, useOpenOverlay } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { isModifiedClick } from 'shared-ui';
import type { CardContent } from './product-card.tsx';
import styles from './product-card.module.css';

/** Links to the product; with JavaScript it opens the product's form beside the list. */
export function QuickAddLink({ card }: { card: CardContent }) {
  const intl = useIntl();
  const openOverlay = useOpenOverlay();
  const { productId, productType, name, url } = card;
  const overlay =
    `catalogue/${productType === 'bundle' ? 'configurable-bundle' : 'product-add-to-basket'}` as const;

  function handleClick(event: MouseEvent<HTMLAnchorElement>): void {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    openOverlay(overlay, { productId, card });
  }

  return (
    <Link
      to={url}
      opens={overlay}
      onClick={handleClick}
      aria-label={intl.formatMessage({ id: 'card.add' }, { name })}
      className={styles.add}
    />
  );
}
