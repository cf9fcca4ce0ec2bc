import type { CallResponse } from 'shared-contracts/api/descriptor';
import type { brands } from 'shared-contracts/descriptors/brands';
import type { brandBlocks } from 'shared-contracts/descriptors/sliders';
import { answer } from 'shared-runtime/stub';
import { sale } from './factories.ts';

/** What the page of a brand shows besides its list. */
export function blocks(
  change: Partial<CallResponse<typeof brandBlocks>> = {},
): CallResponse<typeof brandBlocks> {
  return {
    brand: {
      id: 3,
      name: 'Varnhorn',
      url: '/brand/varnhorn',
      description: 'Skis pressed by hand.',
      image: { url: '/banner.jpg', alt: '', width: 1400, height: 445 },
    },
    rating: { average: 4.6, count: 8 },
    reviews: [
      {
        author: 'Henrik L.',
        country: 'DK',
        rating: 4,
        text: 'Straight out of the box.',
        date: '2026-11-02T08:00:00.000Z',
      },
    ],
    sales: [sale({ saleId: 9, title: 'Board room' })],
    categories: [{ id: 2, name: 'Freeride', url: '/products/skis/freeride?brand=3', count: 31 }],
    bestsellers: [],
    ...change,
  };
}

const brand = (id: number, name: string, count = 12) => ({ id, name, url: `/brand/brand-${id}`, count });

/** The brands of a store from A to Z. */
export const brandList: CallResponse<typeof brands> = {
  groups: [
    { letter: 'A', brands: [brand(1, 'Alpwerk'), brand(2, 'Åre (R&D) <b>')] },
    { letter: 'B', brands: [] },
    { letter: 'V', brands: [brand(3, 'Varnhorn', 1)] },
    { letter: '0-9', brands: [brand(4, '4FRNT')] },
  ],
  largest: [{ id: 3, name: 'Varnhorn', url: '/brand/brand-3', logo: '/media/signs/brand-varnhorn.svg' }],
};

/** Fakes the endpoints of the pages of brands. */
export const brandHandlers = [
  answer('brand-blocks', () => blocks()),
  answer('brands', () => brandList),
  answer('brand-interests', () => ({
    brands: [
      { id: 1, name: 'Alpwerk', isFollowed: true },
      { id: 3, name: 'Varnhorn', isFollowed: false },
    ],
  })),
];
