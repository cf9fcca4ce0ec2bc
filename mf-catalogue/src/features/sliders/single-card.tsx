import type { FragmentProps } from 'shared-contracts/exposes';
import { ProductCard } from '../../components/product-card/product-card.tsx';
import { useSlider } from './use-slider.ts';

export type SingleCardProps = FragmentProps<'catalogue/product-card'>;

/** Renders the card of one product; nothing if the store does not sell it or it cannot be loaded. */
export function SingleCard({ productId, headingLevel }: SingleCardProps) {
  const { cards } = useSlider({ source: 'products', productIds: [productId] });
  return cards.map((card) => <ProductCard key={card.productId} card={card} headingLevel={headingLevel} />);
}
