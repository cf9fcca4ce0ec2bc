import { useQueryClient } from '@tanstack/react-query';
import { useRef, type MouseEvent } from 'react';
import { FormattedMessage, useIntl, useOpenOverlay, usePrefetchOverlay, useShop } from 'shared-runtime';
import { afterPaint } from 'shared-runtime/after-paint';
import { Link } from 'shared-runtime/router';
import { isModifiedClick } from 'shared-ui';
import { sizeGuideQuery } from '../../../api/size-guide-query.ts';
import { useLoadWhenSeen } from './use-load-when-seen.ts';
import styles from './size-guide-link.module.css';

export interface SizeGuideLinkProps {
  code: string;
  productId: number;
  /** Name of the product, where a page links to the guides of several. */
  of?: string;
}

/**
 * Links to the page of a size guide; with JavaScript it opens the guide as a modal, which is loaded when the link has been in
 * view for a while, or on the first sign of intent.
 */
export function SizeGuideLink({ code, productId, of: product }: SizeGuideLinkProps) {
  const openOverlay = useOpenOverlay();
  const queryClient = useQueryClient();
  const shop = useShop();
  const intl = useIntl();
  const link = useRef<HTMLAnchorElement>(null);
  const prefetchOverlay = usePrefetchOverlay('catalogue/size-guide', 'seen');

  const loadGuide = () => void queryClient.prefetchQuery(sizeGuideQuery(shop, code, productId));
  useLoadWhenSeen(link, () => {
    loadGuide();
    prefetchOverlay();
  });

  function handleClick(event: MouseEvent<HTMLAnchorElement>): void {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    openOverlay('size-guide', { code, productId });
    // Beside the code of the modal, not after it; but after the frame that shows that the click was noticed.
    void afterPaint().then(loadGuide);
  }

  return (
    <p className={styles.guide}>
      <Link
        ref={link}
        to={`/${code}-size-guide`}
        opens="catalogue/size-guide"
        onPointerEnter={loadGuide}
        onFocus={loadGuide}
        onTouchStart={loadGuide}
        onClick={handleClick}
        aria-label={product && intl.formatMessage({ id: 'product.sizeGuide.of' }, { product })}
        className={styles.link}
      >
        <FormattedMessage id="product.sizeGuide" />
      </Link>
    </p>
  );
}
