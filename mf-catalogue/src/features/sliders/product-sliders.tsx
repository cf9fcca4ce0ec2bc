import { useRef } from 'react';
import { useIsNear } from '../../components/use-is-near.ts';
import { ProductSlider } from './product-slider.tsx';
import { productSliderRequests } from './slider-requests.ts';
import { useSlider } from './use-slider.ts';
import { RecentlyViewed } from './viewed/recently-viewed.tsx';
import styles from './product-sliders.module.css';

export interface ProductSlidersProps {
  productId: number;
}

/**
 * Renders the rows below a product. Those that the server has not loaded are loaded when they come near the screen. Each row
 * is left out if it is empty or cannot be loaded.
 */
export function ProductSliders({ productId }: ProductSlidersProps) {
  const root = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(root);
  const requests = productSliderRequests(productId);
  const { cards: related } = useSlider(requests.related, isNear);
  const { cards: recommended } = useSlider(requests.recommended, isNear);
  // Most products of the brand in the same category are in the first row.
  const shown = new Set([...related, ...recommended].map((card) => card.productId));
  return (
    <div ref={root} className={styles.sliders}>
      <ProductSlider request={requests.related} isEnabled={isNear} />
      <ProductSlider request={requests.recommended} isEnabled={isNear} />
      <ProductSlider request={requests.brand} without={shown} isEnabled={isNear} />
      <RecentlyViewed productId={productId} isEnabled={isNear} />
    </div>
  );
}
