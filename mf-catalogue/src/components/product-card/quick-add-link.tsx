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
  const { productId, productType, url } = card;

  function handleClick(event: MouseEvent<HTMLAnchorElement>): void {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    const name = productType === 'bundle' ? 'configurable-bundle' : 'catalogue/product-add-to-basket';
    openOverlay(name, { productId, card });
  }

  return (
    <Link
      to={url}
      opens="catalogue/product-add-to-basket"
      onClick={handleClick}
      aria-label={intl.formatMessage({ id: 'card.add' }, { name: card.name })}
      className={styles.add}
    />
  );
}
