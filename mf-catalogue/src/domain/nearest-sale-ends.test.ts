import { nearestSaleEnds } from './nearest-sale-ends.ts';

it('nearestSaleEnds returns for each category the sale that ends next', () => {
  const ends = nearestSaleEnds([
    { categoryId: 3, endDate: '2026-11-30T20:00:00.000Z' },
    { categoryId: 3, endDate: '2026-11-28T20:00:00.000Z' },
    { categoryId: 4, endDate: '2026-12-01T20:00:00.000Z' },
  ]);
  expect([...ends]).toEqual([
    [3, '2026-11-28T20:00:00.000Z'],
    [4, '2026-12-01T20:00:00.000Z'],
  ]);
});
