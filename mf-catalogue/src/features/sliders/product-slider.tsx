import type { ReactNode } from 'react';
import type { ProductCard } from 'shared-contracts/api/catalogue';
import { FormattedMessage } from 'shared-runtime';
import type { SliderRequest } from '../../api/slider-query.ts';
import { CardCarousel } from '../../components/carousel/card-carousel.tsx';
import { useSlider } from './use-slider.ts';

export interface ProductSliderProps {
  request: SliderRequest;
  /** Heading. @default that of the kind */
  title?: string | undefined;
  /** Products that are shown elsewhere on the page. */
  without?: ReadonlySet<number>;
  /** False: nothing is loaded yet. @default true */
  isEnabled?: boolean;
}

/** Renders products in a row; nothing if there are none or they cannot be loaded. */
export function ProductSlider({ request, title, without, isEnabled }: ProductSliderProps) {
  const { cards, isPending } = useSlider(request, isEnabled);
  const shown = cards.filter(({ productId }) => !without?.has(productId));
  return <CardCarousel title={title ?? titleOf(request.source, shown)} cards={shown} isPending={isPending} />;
}

const titles = {
  related: 'slider.related',
  recommended: 'slider.recommended',
  products: 'slider.products',
  bestsellers: 'home.bestsellers',
  subject: 'home.bestsellers',
} as const;

function titleOf(source: SliderRequest['source'], [first]: readonly ProductCard[]): ReactNode {
  if (source !== 'related-brand') return <FormattedMessage id={titles[source]} />;
  return first === undefined ? (
    <FormattedMessage id="slider.sameBrand" />
  ) : (
    <FormattedMessage id="slider.brand" values={{ brand: first.brand_name }} />
  );
}
