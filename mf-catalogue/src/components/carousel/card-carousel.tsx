import type { ReactNode } from 'react';
import { Carousel } from './carousel.tsx';
import type { CardContent } from '../product-card/product-card.tsx';
import { ProductItems, ProductItemsSkeleton } from '../product-card/product-grid.tsx';

export interface CardCarouselProps {
  title: ReactNode;
  cards: readonly CardContent[];
  /** Whether the cards are being loaded. */
  isPending: boolean;
  /** Number of pictures, from the start, that are not loaded lazily. @default 0 */
  eagerCount?: number;
}

/**
 * Rendered widths of a picture in a row of four, of 3.3 and of 2.3 cards. On a phone that of a card of a list, which is
 * little more: a product that stands in a row and in the list below it has one file.
 */
const sizes = '(min-width: 1440px) 330px, (min-width: 1025px) 23vw, (min-width: 768px) 28vw, 46vw';
/** As many as are visible on a desktop. */
const placeholders = 4;

/** Renders cards in a row, or placeholders of their size; nothing without cards. */
export function CardCarousel({ title, cards, isPending, eagerCount }: CardCarouselProps) {
  if (cards.length === 0 && !isPending) return null;
  return (
    <Carousel title={title} isLoading={isPending}>
      {isPending ? (
        <ProductItemsSkeleton count={placeholders} />
      ) : (
        <ProductItems cards={cards} headingLevel={3} sizes={sizes} eagerCount={eagerCount} />
      )}
    </Carousel>
  );
}
