import type { MouseEvent } from 'react';
import { FormattedMessage, useOpenOverlay } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { isModifiedClick } from 'shared-ui';
import styles from './size-guide-link.module.css';

/** Links to the page of a size guide; with JavaScript it opens the guide as a modal. */
export function SizeGuideLink({ code, productId }: { code: string; productId: number }) {
  const openOverlay = useOpenOverlay();

  function handleClick(event: MouseEvent<HTMLAnchorElement>): void {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    openOverlay('size-guide', { code, productId });
  }

  return (
    <p className={styles.guide}>
      <Link
        to={`/${code}-size-guide`}
        opens="catalogue/size-guide"
        onClick={handleClick}
        className={styles.link}
      >
        <FormattedMessage id="product.sizeGuide" />
      </Link>
    </p>
  );
}
