import { ProductSlider } from './product-slider.tsx';
import { productSliderRequests } from './slider-requests.ts';
import { useSlider } from './use-slider.ts';
import { RecentlyViewed } from './viewed/recently-viewed.tsx';
import styles from './product-sliders.module.css';

export interface ProductSlidersProps {
  productId: number;
}

/** Renders what a product page leads on to. Each row is left out if it is empty or cannot be loaded. */
export function ProductSliders({ productId }: ProductSlidersProps) {
  const requests = productSliderRequests(productId);
  const { cards: related } = useSlider(requests.related);
  return (
    <div className={styles.sliders}>
      <ProductSlider request={requests.related} />
      <ProductSlider request={requests.recommended} />
      {/* Most products of the brand in the same category are in the first row. */}
      <ProductSlider request={requests.brand} without={new Set(related.map((card) => card.productId))} />
      <RecentlyViewed productId={productId} />
    </div>
  );
}
